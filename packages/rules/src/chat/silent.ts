import { textItem } from '@cliffhanger/contract/chat/schemas.ts'

/** S-133: the sender wants a message to come without a sound. */
export function isSilent(contentText: string): boolean {
  try {
    const list: unknown = JSON.parse(contentText)
    return textItem.safeParse(Array.isArray(list) ? list[0] : undefined).data?.text.silent === 1
  } catch {
    return false
  }
}

/** The content of a message that says something, as it is sent with a sound or without one. */
export function withSilence(contentText: string, silent: boolean): string {
  if (isSilent(contentText) === silent) return contentText
  const [{ text }, ...others]: readonly [{ readonly text: object }] = JSON.parse(contentText)
  return JSON.stringify([{ text: { ...text, silent: silent ? 1 : undefined } }, ...others])
}
