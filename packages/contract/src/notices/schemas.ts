import * as z from 'zod/mini'
import { count, flag, id, seconds, text } from '../schema.ts'

/** What a notice is about; members filter theirs by it. */
export const noticeTypes = ['system', 'order', 'wallet', 'team', 'activity'] as const
export const noticeType = z.literal(noticeTypes)
export type NoticeType = z.output<typeof noticeType>

/** Where everybody's notices stand besides the message screen: the line on home, the pop-up at the start, or nowhere else. */
export const noticePositions = ['line', 'popup', ''] as const
export const noticePosition = z.literal(noticePositions)
export type NoticePosition = z.output<typeof noticePosition>

/** What everyone's notices are about: the platform, or its section of stars. */
export const writtenScope = z.literal(['platform', 'stars'])
export type WrittenScope = z.output<typeof writtenScope>

/** Where a notice leads: a screen of the client, a page elsewhere, or nowhere. */
export const noticeLink = () => text(0, 300).check(z.regex(/^$|^\/(?![/\\])\S*$|^https:\/\/\S+$/))

const noticeFields = {
  id: id(),
  /** 0 = everyone. */
  user_id: count(),
  scope: z.literal(['platform', 'user', 'star', 'stars']),
  type: noticeType,
  position: noticePosition,
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  link: z.string(),
  is_read: flag(),
  create_time: seconds(),
  /** 0 = none. */
  end_time: seconds(),
}

/** A notice in a list (entities.md, section 3), in the language of its reader. */
export const notice = z.object(noticeFields)
export type Notice = z.output<typeof notice>

/** A notice in full; `content` is HTML from which everything that runs was taken (V-42). */
export const noticeInFull = z.object({ ...noticeFields, content: z.string() })
export type NoticeInFull = z.output<typeof noticeInFull>
