import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import type { CallContext, Handler } from '../../../../platform/handlers.ts'
import { Refusal, refuse, refuseField } from '../../../../platform/refusal.ts'
import { PoolShort } from '../../../wallet/index.ts'
import type { DramaNeeds } from '../../needs.ts'
import { isEpisodeGone, reserveUnlockIds } from '../queries/unlocks.ts'
import { judgeUnlock, type UnlockWish, unlimitedGold } from '../unlock.ts'
import { answerOf, type UnlockDesk, unlockNo } from '../unlock-desk.ts'

type Input = CallInput<typeof unlockCalls.buyEpisodes>
type Coupons = DramaNeeds['coupons']

/** Unlocks without a coupon: together with those of other members. With coupons it goes alone, because a coupon may refuse late. */
export const buyTogether =
  (desk: UnlockDesk) => (context: CallContext<'bearer'>, input: Input, request: Parameters<UnlockDesk['unlock']>[1]) =>
    input.coupon_ids?.length ? undefined : desk.unlock(wishOf(context, input), request)

/** The same with coupons, in a transaction of its own. Refuses as `judgeUnlock` does, and 7011, 7012 (V-23). */
export const buyEpisodes =
  (desk: UnlockDesk, coupons: Coupons): Handler<typeof unlockCalls.buyEpisodes> =>
  async (context, input) => {
    const { db: tx } = context
    const wish = wishOf(context, input)
    const ids = input.coupon_ids ?? []
    const [ground] = await desk.readGrounds(tx, [wish])
    if (!ground) return refuse('notFound')
    const full = judgeUnlock({ ...wish, expectCost: undefined }, { ...ground, gold: unlimitedGold })
    if ('refusal' in full) throw new Refusal(full.refusal, full.details ?? null)
    const purchase = { userId: wish.userId, orderType: 'video', coin: 'gold', total: full.cost } as const
    const quoted = await coupons.quote(tx, purchase, ids)
    const verdict = judgeUnlock(wish, ground, () => quoted.discount)
    if ('refusal' in verdict) throw new Refusal(verdict.refusal, verdict.details ?? null)
    const [id = 0] = await reserveUnlockIds(tx, 1)
    const used = await coupons.use(tx, purchase, ids, unlockNo(id)).catch(asNotUsable)
    await coupons.giveGold(tx, unlockNo(id))
    await desk.carryOut(tx, [{ ...verdict.unlock, id }], coupons.events(used.coupons)).catch(asNotFound)
    return answerOf({ ...verdict, left: verdict.left + used.gold })
  }

/** Gold that a coupon gives and the platform has not put aside cannot be given. */
const asNotUsable = (fault: unknown): never => {
  throw fault instanceof PoolShort ? new Refusal('couponNotUsable') : fault
}

/** An episode that was removed meanwhile. */
const asNotFound = (fault: unknown): never => {
  throw isEpisodeGone(fault) ? new Refusal('notFound') : fault
}

function wishOf(
  context: CallContext<'bearer'>,
  { video_id: dramaId, number, numbers, expect_cost: seen }: Input,
): UnlockWish {
  if (number === undefined && numbers === undefined) refuseField('number')
  if (number !== undefined && numbers !== undefined) refuseField('numbers')
  const expectCost = seen === undefined ? undefined : (parseMinor(seen, 0) ?? refuseField('expect_cost'))
  return {
    userId: context.caller.userId,
    dramaId,
    numbers: number === 0 ? 'all' : [...new Set(numbers ?? [number ?? 0])],
    expectCost,
  }
}
