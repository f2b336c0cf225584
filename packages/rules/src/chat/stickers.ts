import { stickerItem, textItem } from '@cliffhanger/contract/chat/schemas.ts'
import * as z from 'zod/mini'

/** A sticker as a message holds it: with its own address, so that it is shown whatever becomes of its pack (S-147). */
export type SentSticker = z.output<typeof stickerItem>['sticker'] & {
  /** What it stands for; '' where the message does not say. */
  readonly emoji: string
}

/** What a client names; everything else the server writes. */
const chosenItem = z.object({ sticker: z.pick(stickerItem.shape.sticker, { id: true }) })

const itemsOf = (contentText: string): readonly unknown[] => {
  try {
    const parsed: unknown = JSON.parse(contentText)
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}

/** The sticker in a content_text; undefined where there is none. */
export const stickerIn = (contentText: string): SentSticker | undefined => {
  const [text, item] = itemsOf(contentText)
  const sticker = stickerItem.safeParse(item).data?.sticker
  return sticker && { ...sticker, emoji: textItem.safeParse(text).data?.text.content ?? '' }
}

/** Which sticker a content_text names, before it is sent or after; undefined where it is anything else. */
export const stickerIdIn = (contentText: string): number | undefined => {
  const items = itemsOf(contentText)
  const isWhole = items.length === 2 && textItem.safeParse(items[0]).success
  return isWhole ? chosenItem.safeParse(items[1]).data?.sticker.id : undefined
}

/** The one way to write the content of a sticker. Its text is its emoji: what shows no pictures, such as a push notification, says that. */
export const stickerContent = ({ emoji, id, pack_id, image_url }: SentSticker): string =>
  JSON.stringify([{ text: { content: emoji } }, { sticker: { id, pack_id, image_url } }])
