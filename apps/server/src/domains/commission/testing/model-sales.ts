import { randomUUID } from 'node:crypto'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import type { Member } from '../../../testing/members.ts'
import { give } from '../../../testing/wallet.ts'
import { bought } from '../../payments/recharge/testing.ts'
import type { CommissionWorld } from '../testing.ts'

/** A sale as a model follows it, in plain arithmetic; `part` is a hundredth. What a kind of sale cannot have happen to it changes nothing. */
export interface ModelSale {
  readonly kind: 'vip' | 'video' | 'fee'
  readonly id: number
  /** What was paid, in minor units of what it was paid with. */
  readonly paid: number
  standing(): number
  refund(part: number): Promise<void>
  /** A dispute begins, is lost, or is won. */
  hold(part: number): Promise<void>
  lose(part: number): Promise<void>
  win(): Promise<void>
}

const partOf = (amount: number, part: number): number => Math.floor((amount * part) / 100)

/** A membership for a price. */
export async function sellMembership(
  world: CommissionWorld,
  buyer: Member,
  planId: number,
  paid: number,
): Promise<ModelSale> {
  const orderNo = await world.buy(buyer, planId)
  const id = await world.orderId(orderNo)
  let refunded = 0
  let isRefunded = false
  let claim = { gone: 0, taken: 0, borne: 0 }
  const setClaim = async (next: typeof claim) => {
    await world.dispute(id, next)
    claim = next
  }
  return {
    kind: 'vip',
    id,
    paid,
    standing: () => Math.max(0, paid - refunded - Math.max(claim.gone, claim.taken)),
    // What comes back depends on the days that were used; the receipt says it. Nothing is held any more then.
    async refund() {
      if (isRefunded || claim.taken > 0 || (await world.refund(orderNo)) !== 200) return
      isRefunded = true
      refunded = await world.refundedOf(id)
      claim = { ...claim, gone: 0 }
    },
    async hold(part) {
      if (!isRefunded && claim.taken === 0) await setClaim({ gone: partOf(paid, part), taken: 0, borne: 0 })
    },
    // The platform bears half of what was there to be taken back, and what was refunded before is the member's alone.
    async lose(part) {
      const taken = partOf(paid - refunded, part)
      await setClaim({ taken, gone: isRefunded ? 0 : taken, borne: isRefunded ? 0 : Math.floor(taken / 2) })
    },
    win: () => setClaim({ gone: 0, taken: 0, borne: 0 }),
  }
}

/** An episode for 60 gold, of which some is granted. */
export async function sellUnlock(
  world: CommissionWorld,
  buyer: Member,
  episode: { readonly dramaId: number; readonly number: number; readonly granted: number },
): Promise<ModelSale> {
  const { server } = world
  if (episode.granted > 0) await give(server, buyer.userId, 'granted', String(episode.granted))
  await server.succeed(
    unlockCalls.buyEpisodes,
    { video_id: episode.dramaId, number: episode.number },
    { token: buyer.token, key: randomUUID() },
  )
  const { id, paid } = await server.context.db.one<{ id: number; paid: number }>(
    `select id, bought as paid from unlocks where user_id = $1 order by id desc limit 1`,
    [buyer.userId],
  )
  let back = 0
  return {
    kind: 'video',
    id,
    paid,
    standing: () => paid - back,
    async refund(part) {
      if (back > 0 || partOf(paid, part) === 0) return
      back = partOf(paid, part)
      await server.context.db.execute(
        `insert into unlock_refunds (user_id, episode_id, unlock_id, granted, bought, reason, refunded_ms)
           select user_id, episode_id, unlock_id, 0, $2, 'test', 1 from episode_unlocks where unlock_id = $1`,
        [id, back],
      )
    },
    hold: async () => undefined,
    lose: async () => undefined,
    win: async () => undefined,
  }
}

/** The fee of a recharge that was settled. */
export async function sellTopUp(
  world: CommissionWorld,
  buyer: Member,
  bankId: number,
  text: string,
): Promise<ModelSale> {
  const { server } = world
  const { recharge } = await bought(server, buyer, { platform_id: bankId, amount: text })
  const { id, amount, fee } = await server.context.db.one<{ id: number; amount: number; fee: number }>(
    `select id, amount, fee from recharges where id = $1`,
    [recharge.id],
  )
  await server.owner.execute(
    `with paid as (update payment_orders set state = 1, paid_ms = $2 where id = (select order_id from recharges where id = $1))
     update recharges set state = 3 where id = $1`,
    [id, server.context.clock()],
  )
  let refunded = 0
  let taken = 0
  const setBack = async (refund: number, take: number) => {
    await server.owner.execute(`update recharges set refunded_amount = $2 where id = $1`, [id, refund + take])
    ;[refunded, taken] = [refund, take]
  }
  return {
    kind: 'fee',
    id,
    paid: fee,
    standing: () => Math.floor((fee * (amount - refunded - taken)) / amount),
    async refund(part) {
      if (taken === 0) await setBack(refunded + partOf(Math.max(0, amount - fee - refunded), part), 0)
    },
    hold: async () => undefined,
    lose: (part) => setBack(refunded, partOf(amount - refunded, part)),
    win: () => setBack(refunded, 0),
  }
}
