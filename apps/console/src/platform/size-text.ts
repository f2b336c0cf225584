import { currentLanguage } from './texts.ts'

/** A size for people: 12.4 MB. */
export const sizeText = (bytes: number): string => {
  const steps = ['kB', 'MB', 'GB'] as const
  const power = bytes < 1e6 ? 0 : bytes < 1e9 ? 1 : 2
  const value = bytes / 1000 ** (power + 1)
  return `${value.toLocaleString(currentLanguage(), { maximumFractionDigits: 1 })} ${steps[power]}`
}
