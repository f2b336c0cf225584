/** Formats are slow to make and quick to use: one of each kind and language is kept. */
const kept = new Map<string, Intl.DateTimeFormat>()

/** How dates and times are written in a language. */
export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const name = `${language} ${JSON.stringify(options)}`
  const format = kept.get(name) ?? new Intl.DateTimeFormat(language, options)
  kept.set(name, format)
  return format
}

const relatives = new Map<string, Intl.RelativeTimeFormat>()

/** How the time since something is written in a language, as short as can be. */
export const relativeFormat = (language: string): Intl.RelativeTimeFormat => {
  const format = relatives.get(language) ?? new Intl.RelativeTimeFormat(language, { style: 'narrow' })
  relatives.set(language, format)
  return format
}

const numbers = new Map<string, Intl.NumberFormat>()

/** How numbers are written in a language. */
export const numberFormat = (language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const name = `${language} ${JSON.stringify(options)}`
  const format = numbers.get(name) ?? new Intl.NumberFormat(language, options)
  numbers.set(name, format)
  return format
}
