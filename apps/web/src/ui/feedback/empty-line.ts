/** Keeps the height of a line whose text is on its way. */
export const emptyLine = '\u00A0'
