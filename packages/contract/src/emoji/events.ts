import * as z from 'zod/mini'
import { event } from '../event.ts'

/** The emoji set is another one: every device loads it again. */
export const emojiChanged = event({
  action: 'emoji_changed',
  stream: 'platform',
  data: z.object({ version: z.string() }),
})
