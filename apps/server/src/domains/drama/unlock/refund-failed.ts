import { isRefundedByItself, trustMs } from '@cliffhanger/rules/drama/refund.ts'
import * as z from 'zod'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/db.ts'
import { defineJob } from '../../../platform/jobs.ts'
import { platformOwner } from '../../wallet/index.ts'
import type { DramaNeeds } from '../needs.ts'
import { type FailedUnlockRow, listFailedUnlocks, withdrawUnlock, withdrawWhole } from './queries/refunds.ts'
import { unlockNo } from './unlock-desk.ts'

/** Every minute: S-111 gives us ten. */
export const refundFailedJob = defineJob({
  name: 'drama.refundFailedUnlocks',
  schema: z.object({}),
  schedule: { cron: '* * * * *', timeZone: 'UTC' },
})

/** How long after an unlock a failed play counts. */
const countsMs = 7 * 86_400_000
const atOnce = 200

type RefundNeeds = Pick<DramaNeeds, 'ledger' | 'writeNotice'> & {
  readonly media: Pick<DramaNeeds['media'], 'isBroken'>
}

/** Pays back unlocks whose episode could not be played, to the purse that paid, and takes them back, once each (S-111). Answers how many.
 *  Looks at all that failed, `pageSize` at a time: those that are not paid back stay, and must not stand before the others. */
export async function refundFailedUnlocks(
  context: ServerContext,
  needs: RefundNeeds,
  pageSize = atOnce,
): Promise<number> {
  const nowMs = context.clock()
  const question = {
    sinceMs: nowMs - countsMs,
    latelyMs: nowMs - trustMs,
    timeZone: context.settings.TIME_ZONE,
    limit: pageSize,
  }
  let refunded = 0
  let failed: FailedUnlockRow[] = []
  do {
    failed = await listFailedUnlocks(context.db, { ...question, after: failed.at(-1) })
    refunded += await refundEach(context, needs, failed)
  } while (failed.length === pageSize)
  return refunded
}

async function refundEach(
  context: ServerContext,
  needs: RefundNeeds,
  failed: readonly FailedUnlockRow[],
): Promise<number> {
  const refunds = new Map<number, number>()
  let refunded = 0
  for (const row of failed) {
    const refundsLately = row.refunds_lately + (refunds.get(row.user_id) ?? 0)
    const isBroken = await needs.media.isBroken(row.asset_id)
    if (!isRefundedByItself({ isBroken, refundsLately })) continue
    if (!(await context.db.transaction((tx) => refund(tx, context, needs, row)))) continue
    refunds.set(row.user_id, (refunds.get(row.user_id) ?? 0) + 1)
    refunded += 1
    context.log.info({ userId: row.user_id, episodeId: row.episode_id, reason: row.reason }, 'an unlock was refunded')
  }
  return refunded
}

async function refund(tx: Db, context: ServerContext, needs: RefundNeeds, row: FailedUnlockRow): Promise<boolean> {
  const { user_id: userId, unlock_id: unlockId } = row
  const paid = await withdrawUnlock(tx, row, context.clock())
  if (!paid) return false
  await withdrawWhole(tx, unlockId)
  const moves = (['granted', 'bought'] as const).flatMap((purse) => {
    const amount = BigInt(paid[purse])
    return amount > 0n
      ? [{ route: `unlock_back.${purse}` as const, coin: 'gold' as const, amount, from: platformOwner, to: userId }]
      : []
  })
  // What a coupon paid for comes back as nothing; the unlock is withdrawn all the same.
  if (moves.length === 0) return true
  const posted = await needs.ledger.postOnce(tx, {
    kind: 'unlock_back',
    key: `unlock_back:${unlockId}:${row.episode_id}`,
    bizNo: unlockNo(unlockId),
    moves,
  })
  const amount = (BigInt(paid.granted) + BigInt(paid.bought)).toString()
  const notice = await needs.writeNotice(tx, {
    userId,
    key: 'unlockRefunded',
    values: { number: row.number, amount, coin: 'gold' },
    thing: row.drama_id,
  })
  await needs.ledger.tell(tx, posted, [userId], [notice])
  return true
}
