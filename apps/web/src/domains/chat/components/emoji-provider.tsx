import type { Emoji } from '@cliffhanger/contract/emoji/schemas.ts'
import { createContext, type ReactNode, useMemo } from 'react'
import { useEmoji } from '../messages/emoji-store.ts'

/** The platform's emoji by the names that stand for them in texts. */
export const EmojiByName = createContext<ReadonlyMap<string, Emoji>>(new Map())

/** Lets every text below show the platform's emoji; the set is read once. */
export const EmojiProvider = ({ children }: { readonly children: ReactNode }) => {
  const emojis = useEmoji()
  const byName = useMemo(() => new Map(emojis.map((emoji) => [emoji.regName, emoji])), [emojis])
  return <EmojiByName value={byName}>{children}</EmojiByName>
}
