import { readStored } from '../storage/storage.ts'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** Sizes of text, in percent of the browser's own. */
export const textSizes = [100, 115, 130] as const
export type TextSize = (typeof textSizes)[number]

/** How a member wants the client to look on this device. */
export interface Appearance {
  readonly theme: ThemeChoice
  readonly textSize: TextSize
}

/** Colours of the browser's own bars: the background of each theme (ui/tokens.css). */
const barColours = { light: '#f3f3f7', dark: '#0b0b10' } as const

export const systemTheme = matchMedia('(prefers-color-scheme: light)')

/** The device's choice, stored as its two values with a space between; what is not stored is the system's. */
export const storedAppearance = (): Appearance => {
  const [theme, size] = (readStored('appearance') ?? '').split(' ')
  return {
    theme: themeChoices.find((choice) => choice === theme) ?? 'system',
    textSize: textSizes.find((percent) => String(percent) === size) ?? 100,
  }
}

/** What a choice of theme comes to on this device. */
export const shownTheme = (choice: ThemeChoice): Exclude<ThemeChoice, 'system'> =>
  choice === 'system' ? (systemTheme.matches ? 'light' : 'dark') : choice

/** Gives the whole document a theme and a size of text. */
export const applyAppearance = ({ theme, textSize }: Appearance): void => {
  const shown = shownTheme(theme)
  const root = document.documentElement
  root.dataset['theme'] = shown
  root.style.fontSize = textSize === 100 ? '' : `${textSize}%`
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[shown])
}
