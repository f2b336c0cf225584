import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { VipKind } from '@cliffhanger/contract/membership/schemas.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import type { NewEvent } from '../../platform/realtime/streams.ts'
import { giveTime } from './change-time.ts'

/** What the days of a gift are for: a redeemed code, or a reward or virtual goods. */
export type GiftSource = 'code' | 'gift'

/** Gives a member days, once for the act; answers the new end of that time. */
export const giveMembership =
  ({ clock }: Pick<ServerContext, 'clock'>) =>
  async (
    tx: Db,
    gift: {
      readonly userId: number
      readonly kind: VipKind
      readonly days: number
      readonly source: GiftSource
      readonly actKey: string
    },
  ): Promise<{ readonly endMs: number; readonly events: readonly NewEvent[] }> => {
    const { userId, kind, days, source, actKey } = gift
    const action = { userId, kind, durationMs: days * dayMs, source, actKey }
    const { after, events } = await giveTime(tx, action, clock())
    return { endMs: kind === 2 ? after.svipUntilMs : after.vipUntilMs, events }
  }
