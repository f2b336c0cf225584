/** A text that stays in one line: a moment is not read in two. Signs between which a line may end without a space are joined. */
export const unbroken = (text: string): string => joined(text.replaceAll(' ', '\u00a0'))

/** A text whose lines end between words alone, not behind a hyphen within one. */
export const withWholeWords = (text: string): string => text.replaceAll('-', '-\u2060')

/** A date and a time that may part, each of which is whole. */
export const joined = (text: string): string =>
  text.replace(/(\d)([年月日/])/g, '$1\u2060$2').replace(/([年月/])(\d)/g, '$1\u2060$2')
