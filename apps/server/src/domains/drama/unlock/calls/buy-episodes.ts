import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { Refusal, refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { PoolShort } from '../../../ledger/index.ts'
import type { DramaNeeds } from '../../needs.ts'
import { decideUnlock, type UnlockRequest, unlimitedGold } from '../decide-unlock.ts'
import { isEpisodeGone, reserveUnlockIds } from '../queries/unlocks.ts'
import { toReply, type UnlockService, unlockNumber } from '../unlock-service.ts'

type Input = CallInput<typeof unlockCalls.buyEpisodes>

/** Unlocks without a coupon: together with those of other members. With coupons it goes alone, because a coupon may refuse late. */
export const buyTogether =
  (service: UnlockService) =>
  (context: CallContext<'bearer'>, input: Input, request: Parameters<UnlockService['unlock']>[1]) =>
    input.coupon_ids?.length ? undefined : service.unlock(toUnlockRequest(context, input), request)

/** The same with coupons, in a transaction of its own. Refuses as `decideUnlock` does, and 7011, 7012 (V-23). */
export const buyEpisodes =
  (service: UnlockService, domains: Pick<DramaNeeds, 'wallet'>): Handler<typeof unlockCalls.buyEpisodes> =>
  async (context, input) => {
    const { db: tx } = context
    const { coupons } = domains.wallet
    const unlockRequest = toUnlockRequest(context, input)
    const ids = input.coupon_ids ?? []
    const [unlockContext] = await service.lockContexts(tx, [unlockRequest])
    if (!unlockContext) return refuse('notFound')
    const full = decideUnlock({ ...unlockRequest, expectCost: undefined }, { ...unlockContext, gold: unlimitedGold })
    if ('refusal' in full) throw new Refusal(full.refusal, full.details ?? null)
    const purchase = { userId: unlockRequest.userId, orderType: 'video', coin: 'gold', total: full.cost } as const
    const quoted = await coupons.quote(tx, purchase, ids)
    const decision = decideUnlock(unlockRequest, unlockContext, () => quoted.discount)
    if ('refusal' in decision) throw new Refusal(decision.refusal, decision.details ?? null)
    const [id = 0] = await reserveUnlockIds(tx, 1)
    const used = await coupons.use(tx, purchase, ids, unlockNumber(id)).catch(asNotUsable)
    await coupons.giveGold(tx, unlockNumber(id))
    await service.applyUnlocks(tx, [{ ...decision.unlock, id }], coupons.events(used.coupons)).catch(asNotFound)
    return toReply({ ...decision, left: decision.left + used.gold })
  }

/** Gold that a coupon gives and the platform has not put aside cannot be given. */
const asNotUsable = (error: unknown): never => {
  throw error instanceof PoolShort ? new Refusal('couponNotUsable') : error
}

/** An episode that was removed meanwhile. */
const asNotFound = (error: unknown): never => {
  throw isEpisodeGone(error) ? new Refusal('notFound') : error
}

function toUnlockRequest(
  context: CallContext<'bearer'>,
  { video_id: dramaId, number, numbers, expect_cost: seen }: Input,
): UnlockRequest {
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
