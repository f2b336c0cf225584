import { chatFolderLimits, type FolderKind } from '@cliffhanger/contract/chat/folders.ts'
import type { ChatSession } from '@cliffhanger/contract/chat/schemas.ts'
import { isQuietAt, type Quiet } from './quiet.ts'

const signsIn = (words: string): number => [...new Intl.Segmenter().segment(words)].length

/** The name of a folder as it is stored, in one line; undefined where it has no sign, or more than there may be (S-137). */
export const folderNameOf = (typed: string): string | undefined => {
  const name = typed.replace(/\s+/gu, ' ').trim()
  const signs = signsIn(name)
  return signs >= 1 && signs <= chatFolderLimits.name ? name : undefined
}

/** Whether this is one emoji and nothing else. */
export const isEmoji = (sign: string): boolean =>
  signsIn(sign) === 1 && /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*0-9]\uFE0F?\u20E3)/u.test(sign)

/** Whether this stands before the name of a folder: one emoji, or nothing. */
export const isFolderEmoji = (sign: string): boolean => sign === '' || isEmoji(sign)

/** What decides which chats are in a folder. */
interface Filing {
  readonly conversation_ids: readonly string[]
  readonly kinds: readonly FolderKind[]
  readonly no_muted: 0 | 1
}

/** What is known of a chat that may be in a folder. */
export type Filed = Pick<ChatSession, 'conversation_id' | 'chat_type' | 'unread_count' | 'at'> & Quiet

const isOfKind: Readonly<Record<FolderKind, (chat: Filed) => boolean>> = {
  unread: ({ unread_count, at }) => unread_count > 0 || at === 1,
  friends: ({ chat_type }) => chat_type !== 'group',
  groups: ({ chat_type }) => chat_type === 'group',
}

/** Whether a chat is of this kind, for a folder and for the filters that every list has. */
export const isChatOfKind = (kind: FolderKind, chat: Filed): boolean => isOfKind[kind](chat)

/** S-137: whether a chat is in a folder at this moment: it was chosen, or is of a kind that the folder has, and is not muted where those are left out. */
export const isInFolder = ({ conversation_ids, kinds, no_muted }: Filing, chat: Filed, nowMs: number): boolean =>
  (conversation_ids.includes(chat.conversation_id) || kinds.some((kind) => isOfKind[kind](chat))) &&
  !(no_muted === 1 && isQuietAt(chat, nowMs))
