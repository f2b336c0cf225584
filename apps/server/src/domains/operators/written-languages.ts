import { shortTexts } from '@cliffhanger/contract/schema.ts'
import { sanitizeOperatorHtml } from './operator-html.ts'

/** The languages that were written. */
export const definedOf = <Text>(texts: Readonly<Record<string, Text | undefined>>): Record<string, Text> =>
  Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, Text] => entry[1] !== undefined))

/** `texts` in place of what was written before; a text in a language operators do not write in stays. */
export const rewritten = <Text>(
  before: Readonly<Record<string, Text>>,
  texts: Readonly<Record<string, Text | undefined>>,
): Record<string, Text> => ({
  ...Object.fromEntries(Object.entries(before).filter(([language]) => !(language in shortTexts.shape))),
  ...definedOf(texts),
})

/** The languages that were written, their HTML without anything that runs (V-42). */
export const sanitizedTexts = <Text extends { readonly content: string }>(
  texts: Readonly<Record<string, Text | undefined>>,
): Record<string, Text> =>
  Object.fromEntries(
    Object.entries(definedOf(texts)).map(([language, text]) => [
      language,
      { ...text, content: sanitizeOperatorHtml(text.content) },
    ]),
  )

/** Only languages that operators write in. */
export const writtenOf = <Text>({
  ja: _ja,
  ...texts
}: Readonly<Partial<Record<keyof typeof shortTexts.shape | 'ja', Text>>>) => texts
