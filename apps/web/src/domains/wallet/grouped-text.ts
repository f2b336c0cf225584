/** Letters that stand together. */
const groupLength = 4

/** A code or number in groups of four, as it is printed. */
export const grouped = (bare: string, separator: string): string => bare.replace(/(.{4})(?=.)/g, `$1${separator}`)

/** Where the caret stands in the grouped text once `letters` of it stand before. */
export const caretAfter = (letters: number): number => letters + Math.max(0, Math.ceil(letters / groupLength) - 1)

/** The letters and digits of a code (S-94), however it was typed or pasted. */
export const bareCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(0, 32)

/** The digits of a card number (V-16), however it was typed or pasted. */
export const bareCard = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, 19)
