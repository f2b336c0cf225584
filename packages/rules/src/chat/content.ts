import { cardItem, type MessageType, noticeItem } from '@cliffhanger/contract/chat/schemas.ts'
import type { MessageKind } from '../groups/policy.ts'
import { keyInAddress } from '../uploads/object-key.ts'
import { type Link, linkOf, previewedAddress, withoutLink } from './links.ts'
import { canonicalMedia, isLoop, mediaKeysOf, mediaOf } from './media-content.ts'
import { mentionsIn } from './mentions.ts'
import { canonicalText, textOf } from './message-content.ts'
import { type PollKey, readPoll } from './polls.ts'
import { isSilent, withSilence } from './silent.ts'
import { stickerIdIn } from './stickers.ts'

/** Kinds a member may send; r_p and sys_notice are the server's. */
export type SendableType = Exclude<MessageType, 'r_p' | 'sys_notice'>

/** A message's content as it is stored, and what it carries. */
export interface Content {
  readonly contentText: string
  /** Object keys of its files, thumbnails among them, or the picture of a card that is stored. */
  readonly fileKeys: readonly string[]
  /** What groups let through by kind: a mixed message needs the scope of each. */
  readonly kinds: readonly MessageKind[]
  readonly mentions: readonly (number | 'all')[]
  /** Whose business card it is. */
  readonly cardOf?: number
  /** Which sticker it is; what it shows is written by the server (S-147). */
  readonly stickerId?: number
  /** The film that is to play over and over: how long it is, the server knows of the file (S-151). */
  readonly loopKey?: string
  /** What of a poll stands apart from its content, because not everybody may read it. */
  readonly pollKey?: PollKey
  /** The preview somebody asks for or passes on; it becomes part of the content only by the server (S-130). */
  readonly link?: Link
}

/** A file may hold any of these: whoever may not send one of them sends no file either (S-128). */
const kindsOfFile: readonly MessageKind[] = ['image', 'video', 'audio']

/** User id of the one card in a content_text, or undefined where it is anything else. */
export const cardIn = (contentText: string): number | undefined => readCard(contentText)?.user_id

function readCard(contentText: string) {
  try {
    const list: unknown = JSON.parse(contentText)
    if (!Array.isArray(list) || list.length !== 2) return undefined
    return cardItem.safeParse(list[1]).data?.b_c
  } catch {
    return undefined
  }
}

/** Object keys a stored message shows: its files with their thumbnails, the picture of a preview, and on a card the one its member had. */
export function filesIn(contentText: string): string[] {
  const card = readCard(contentText)
  if (!card) return [...mediaKeysOf(mediaOf(contentText)), linkOf(contentText)?.image ?? ''].filter((key) => key !== '')
  const picture = keyInAddress(card.avatar_url)
  return picture === undefined ? [] : [picture]
}

/** Reads what a client gives as the content of a message of this kind; undefined where it is not what the kind allows. */
export function readContent(type: SendableType, contentText: string): Content | undefined {
  if (type === 'b_c') {
    const cardOf = cardIn(contentText)
    return cardOf === undefined ? undefined : { contentText: '', fileKeys: [], kinds: ['b_c'], mentions: [], cardOf }
  }
  if (type === 'sticker') {
    const stickerId = stickerIdIn(contentText)
    return stickerId === undefined
      ? undefined
      : { contentText: '', fileKeys: [], kinds: ['image'], mentions: [], stickerId }
  }
  if (type === 'text') {
    return readText(contentText)
  }
  if (type === 'poll') {
    const poll = readPoll(contentText)
    return (
      poll && {
        contentText: withSilence(poll.contentText, isSilent(contentText)),
        fileKeys: [],
        kinds: ['text'],
        mentions: mentionsIn(textOf(poll.contentText)),
        pollKey: poll.key,
      }
    )
  }
  const canonical = canonicalMedia(type, withoutLink(contentText))
  if (canonical === undefined) return undefined
  const content = mediaOf(canonical)
  const link = linkOf(contentText)
  if (link && previewedAddress(content.text) !== link.url) return undefined
  const loop = content.items.find(isLoop)
  const kinds = new Set(content.items.flatMap(({ kind }) => (kind === 'file' ? kindsOfFile : [kind])))
  return {
    contentText: withSilence(canonical, isSilent(contentText)),
    fileKeys: mediaKeysOf(content),
    kinds: [...kinds],
    mentions: mentionsIn(content.text),
    ...(loop && { loopKey: loop.url }),
    ...(link && { link }),
  }
}

/** A text, alone or with the address its preview is asked for: that has to be the first in it. */
function readText(contentText: string): Content | undefined {
  const link = linkOf(contentText)
  const text = canonicalText(withoutLink(contentText))
  if (text === undefined || (link && previewedAddress(textOf(text)) !== link.url)) return undefined
  const stored = withSilence(text, isSilent(contentText))
  const plain: Content = { contentText: stored, fileKeys: [], kinds: ['text'], mentions: mentionsIn(textOf(text)) }
  return link ? { ...plain, link } : plain
}

/** Whom the text of a stored message mentions. */
export const contentMentions = (contentText: string): (number | 'all')[] => [...mentionsIn(textOf(contentText))]

/** The members a system notice names. */
export function noticeMembers(contentText: string): number[] {
  try {
    const list: unknown = JSON.parse(contentText)
    const notice = noticeItem.safeParse(Array.isArray(list) ? list[1] : undefined)
    return notice.success ? notice.data.sys_notice.members.map(({ user_id }) => user_id) : []
  } catch {
    return []
  }
}
