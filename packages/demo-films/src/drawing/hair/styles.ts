import { styles as long } from './long-styles.ts'
import { styles as short } from './short-styles.ts'
import type { Style } from './style.ts'

export type HairName = keyof typeof long | keyof typeof short

export const styles: Readonly<Record<HairName, Style>> = { ...long, ...short }

/** Under hair that falls beside the face no ear shows. */
export const coversEars = (name: HairName): boolean => styles[name].coversEars === true
