import { create } from 'zustand'
import { storedName, writeStored } from '../storage/storage.ts'
import { type Appearance, applyAppearance, storedAppearance, systemTheme } from './apply-appearance.ts'

const useStore = create<Appearance>(storedAppearance)

/** How this device looks, for settings. */
export const useAppearance = (): Appearance => useStore()

/** Changes how this device looks, at once and from now on. */
export const changeAppearance = (change: Partial<Appearance>): void => {
  useStore.setState(change)
  const { theme, textSize } = useStore.getState()
  writeStored('appearance', `${theme} ${textSize}`)
}

/** Lets the document follow the member, their other tabs and the system. */
export const keepAppearance = (): void => {
  const show = (): void => applyAppearance(useStore.getState())
  show()
  useStore.subscribe(show)
  systemTheme.addEventListener('change', show)
  addEventListener('storage', ({ key }) => {
    if (key === storedName('appearance')) useStore.setState(storedAppearance())
  })
}
