import * as z from 'zod/mini'
import { event } from '../event.ts'
import { count } from '../schema.ts'
import { notice } from './schemas.ts'

/** I was told something, or read it on some device; in my own stream, with what is unread now. */
export const noticeHeard = event({
  action: 'notice',
  stream: 'user',
  data: z.object({ notice, unread: count() }),
})

/** Everyone is told something from now on, or no longer, once its `end_time` is over. Everybody gets the same words, those of the platform's
 *  first language: who shows it asks for it in his own. */
export const announcementHeard = event({
  action: 'notice',
  stream: 'platform',
  data: z.object({ notice }),
})
