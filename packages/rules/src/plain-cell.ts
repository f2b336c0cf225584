/** A text somebody typed, for a spreadsheet that must not take it for a formula. */
export const plainCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
