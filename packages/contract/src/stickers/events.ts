import * as z from 'zod/mini'
import { event } from '../event.ts'

/** A sticker pack is another one: every device loads the packs again. */
export const stickersChanged = event({
  action: 'stickers_changed',
  stream: 'platform',
  data: z.object({ version: z.string() }),
})
