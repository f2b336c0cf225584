import { shortTexts } from '@cliffhanger/contract/operators/schemas.ts'

/** The languages that were written. */
export const definedOf = (texts: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined))

/** `texts` in place of what was written before; a text in a language operators do not write in stays. */
export const rewritten = (
  before: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string | undefined>>,
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(before).filter(([language]) => !(language in shortTexts.shape))),
  ...definedOf(texts),
})
