import { translate } from '../../../platform/texts.ts'
import type { CopyReason } from './copy-state.ts'

const texts = {
  expired: 'offline.expired',
  clock: 'offline.clock',
  coin: 'offline.endedCoin',
  vip: 'offline.endedVip',
  svip: 'offline.endedVip',
  gone: 'offline.endedGone',
  limit: 'offline.endedLimit',
  space: 'offline.failedSpace',
  broken: 'offline.failedBroken',
  refused: 'offline.failedRefused',
} as const satisfies Record<CopyReason | 'clock', string>

/** Why a copy could not be made or plays no more, in the member's language. */
export const reasonText = (reason: CopyReason | 'clock'): string => translate(texts[reason])
