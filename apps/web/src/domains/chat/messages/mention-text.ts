import { mentionOf, partsOf } from '@cliffhanger/rules/chat/mentions.ts'

/** Whom the names typed in a text mean. */
export type Mentions = ReadonlyMap<string, number | 'all'>

/** A text as one types it: mentions are @name, and what they mean lies beside. */
export interface TypedText {
  readonly text: string
  readonly mentions: Mentions
}

/** The text of a message (V-31) as one types it. */
export const typedText = (sent: string): TypedText => {
  const parts = partsOf(sent)
  return {
    text: parts.map((part) => ('whom' in part ? `@${part.name}` : part.text)).join(''),
    mentions: new Map(parts.flatMap((part) => ('whom' in part ? [[part.name, part.whom] as const] : []))),
  }
}

/** A typed text as it is sent: each @name that means somebody becomes {name:id}. Longer names come first, so that one name
 *  may begin with another. */
export const sentText = ({ text, mentions }: TypedText): string =>
  [...mentions]
    .toSorted(([one], [other]) => other.length - one.length)
    .reduce((sent, [name, whom]) => replacePlain(sent, `@${name}`, mentionOf(name, whom)), text)

/** Replaces what stands outside of mentions already written. */
const replacePlain = (text: string, from: string, to: string): string =>
  text
    .split(/(\{[^{}:]{1,40}:(?:all|[1-9]\d{0,15})\})/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replaceAll(from, to)))
    .join('')

/** The beginning of a name behind the @ right before the caret; undefined where none is being typed. An address is none. */
export const nameBeforeCaret = (text: string, caret: number): string | undefined =>
  /(?:^|[^A-Za-z0-9_.@])@([^\s@{}:]{0,20})$/.exec(text.slice(0, caret))?.[1]

/** Puts a name in place of what was typed of it behind the @, and where the caret is then. */
export const withName = (
  text: string,
  caret: number,
  name: string,
): { readonly text: string; readonly caret: number } => {
  const typed = nameBeforeCaret(text, caret) ?? ''
  const before = `${text.slice(0, caret - typed.length)}${name} `
  return { text: before + text.slice(caret), caret: before.length }
}
