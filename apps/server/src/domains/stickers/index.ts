import { stickerCalls } from '@cliffhanger/contract/stickers/calls.ts'
import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Db } from '../../platform/database/db.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { listStickers } from './calls/list-stickers.ts'
import { createStickersOperator, type StickersOperator } from './operator.ts'
import { findForSending } from './queries.ts'

export interface StickersDomain extends Domain {
  /** What operators do with the packs. */
  readonly operator: StickersOperator
  /** A sticker of a published pack as a message shows it; undefined where there is none. */
  findForSending(db: Db, id: number): Promise<SentSticker | undefined>
}

/** The pictures members send by themselves, in packs of the operators (S-147). */
export const createStickersDomain = (context: ServerContext): StickersDomain => ({
  calls: bindCalls(stickerCalls, { listStickers }),
  operator: createStickersOperator(context),
  findForSending,
})
