/** A text that stays in one line: a moment is not read in two. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')
