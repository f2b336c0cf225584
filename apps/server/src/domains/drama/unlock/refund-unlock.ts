import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { platformOwner } from '../../ledger/index.ts'
import type { DramaNeeds } from '../needs.ts'
import { type PaidEpisode, withdrawUnlock, withdrawWhole } from './queries/refunds.ts'
import { unlockNumber } from './unlock-service.ts'

export type PayBackNeeds = Pick<DramaNeeds, 'notices'> & {
  readonly ledger: Pick<DramaNeeds['ledger'], 'postOnce' | 'notify'>
  readonly media: Pick<DramaNeeds['media'], 'stopPlays'>
}

/** Takes an unlock back, ends what plays by it, and gives its gold to the purses that paid, once; tells the member, last in the transaction. False where somebody
 *  was faster (S-111). */
export async function refundUnlock(
  tx: Db,
  context: ServerContext,
  domains: PayBackNeeds,
  row: PaidEpisode,
): Promise<boolean> {
  const { user_id: userId, unlock_id: unlockId } = row
  const paid = await withdrawUnlock(tx, row, context.clock())
  if (!paid) return false
  await withdrawWhole(tx, unlockId)
  await domains.media.stopPlays(tx, userId, row.asset_id)
  const moves = (['granted', 'bought'] as const).flatMap((purse) => {
    const amount = BigInt(paid[purse])
    return amount > 0n
      ? [{ route: `unlock_back.${purse}` as const, coin: 'gold' as const, amount, from: platformOwner, to: userId }]
      : []
  })
  // What a coupon paid for comes back as nothing; the unlock is withdrawn all the same.
  if (moves.length === 0) return true
  const posted = await domains.ledger.postOnce(tx, {
    kind: 'unlock_back',
    key: `unlock_back:${unlockId}:${row.episode_id}`,
    bizNo: unlockNumber(unlockId),
    moves,
  })
  const amount = (BigInt(paid.granted) + BigInt(paid.bought)).toString()
  const notice = await domains.notices.write(tx, {
    userId,
    key: 'unlockRefunded',
    values: { number: row.number, amount, coin: 'gold' },
    thing: row.drama_id,
  })
  await domains.ledger.notify(tx, posted, [userId], [notice])
  return true
}
