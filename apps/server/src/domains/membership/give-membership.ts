import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { VipKind } from '@cliffhanger/contract/membership/schemas.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import type { NewEvent } from '../../platform/realtime/streams.ts'
import { giveTime } from './change-time.ts'

/** Gives a member the days a code stands for, once; answers the new end of that time. */
export const giveMembership =
  ({ clock }: Pick<ServerContext, 'clock'>) =>
  async (
    tx: Db,
    gift: { readonly userId: number; readonly kind: VipKind; readonly days: number; readonly actKey: string },
  ): Promise<{ readonly endMs: number; readonly events: readonly NewEvent[] }> => {
    const { userId, kind, days, actKey } = gift
    const action = { userId, kind, durationMs: days * dayMs, source: 'code', actKey } as const
    const { after, events } = await giveTime(tx, action, clock())
    return { endMs: kind === 2 ? after.svipUntilMs : after.vipUntilMs, events }
  }
