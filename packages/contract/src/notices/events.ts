import * as z from 'zod/mini'
import { event } from '../event.ts'
import { count, seconds } from '../schema.ts'
import { notice } from './schemas.ts'

/** I was told something, or read it on some device; in my own stream, with what is unread now. */
export const noticeHeard = event({
  action: 'notice',
  stream: 'user',
  data: z.object({ notice, unread: count() }),
})

/** A notice to everyone begins, or has ended once its `end_time` is over. The event carries the same words for everybody, in the platform's
 *  first language: a client that shows the notice requests it in the member's language. */
export const announcementHeard = event({
  action: 'notice',
  stream: 'platform',
  data: z.object({ notice }),
})

/** What a card on top of the screen says for a moment (entities.md, PushCard); `link` is a path of the client. What it tells of is stored elsewhere. */
export const pushCard = event({
  action: 'push_card',
  stream: 'transient',
  data: z.object({
    type: z.literal(['notice', 'wallet']),
    title: z.string(),
    time: seconds(),
    content: z.string(),
    image: z.string(),
    link: z.string(),
  }),
})
