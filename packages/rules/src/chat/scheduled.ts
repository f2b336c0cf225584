import type { ScheduledType } from '@cliffhanger/contract/chat/scheduled.ts'
import { readContent } from './content.ts'
import { withLink } from './links.ts'
import { mediaOf, mediaTypeOf } from './media-content.ts'
import { withPollKey } from './polls.ts'

/** A message as it waits until it is sent. */
export interface Waiting {
  readonly type: ScheduledType
  readonly contentText: string
  /** Object keys of its files. */
  readonly fileKeys: readonly string[]
  /** The film that is to play over and over (S-151). */
  readonly loopKey?: string
}

/** S-134: reads what is to be sent later; undefined where it could not be sent now either. A text waits as it came, with the address its preview is asked
 *  for when it is sent, so do a card and a sticker, which the server writes then; a quiz with its key. */
export function readWaiting(type: ScheduledType, contentText: string): Waiting | undefined {
  const content = readContent(type, contentText)
  if (!content) return undefined
  const { fileKeys, pollKey, link, loopKey } = content
  if (type === 'text' || type === 'b_c' || type === 'sticker') return { type, contentText, fileKeys }
  const whole = link ? withLink(content.contentText, link) : content.contentText
  return {
    ...{ type, contentText: pollKey ? withPollKey(whole, pollKey) : whole, fileKeys },
    ...(loopKey !== undefined && { loopKey }),
  }
}

const worded: ReadonlySet<ScheduledType> = new Set(['text', 'image', 'video', 'mixed'])

/** Whether a message that waits has words that can be changed; a voice, a poll, a card and a sticker have none. */
export const hasWords = (type: ScheduledType): boolean => worded.has(type)

/** A waiting message as `contentText` would have it: other words with the same files. Undefined where it is anything else. */
export function withOtherWords({ type, contentText: before }: Omit<Waiting, 'fileKeys'>, contentText: string) {
  if (type === 'text') return readWaiting(type, contentText)
  const content = mediaOf(contentText)
  const isSameFiles = JSON.stringify(content.items) === JSON.stringify(mediaOf(before).items)
  // A picture alone becomes one with a caption, and the other way around.
  return isSameFiles ? readWaiting(mediaTypeOf(content), contentText) : undefined
}
