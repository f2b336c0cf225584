import { stickerOperatorCalls } from '@cliffhanger/contract/stickers/operator-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { packHandlers } from './packs.ts'
import { stickerHandlers } from './stickers.ts'

/** What operators do about stickers. */
export const bindStickerCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(stickerOperatorCalls, { ...packHandlers(needs), ...stickerHandlers(needs) }),
]
