import type { KitComponent } from './component.ts'

const modules = import.meta.glob<KitComponent>('./components/**/*.tsx', { eager: true, import: 'kit' })

/** Every component of the kit, by name. */
export const components: readonly KitComponent[] = Object.values(modules).toSorted((one, other) =>
  one.name.localeCompare(other.name, 'en'),
)
