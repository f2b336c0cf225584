import { randomUUID } from 'node:crypto'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { configure, type Member } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { give, newPayer } from '../../testing/wallet.ts'
import { buy, newPlan } from '../membership/testing.ts'
import { reason } from '../operators/testing.ts'
import { insertRule } from './queries/rules.ts'

/** A server on which commission is open: a tenth and a twentieth of a sale, at most 15 %, settled after a week. */
export async function startCommissionServer() {
  const server = await startTestServer({ TIME_ZONE: 'UTC', ACCESS_TOKEN_SECONDS: '864000000' })
  await configure(server, { modules: { withdraw: 0, usdt: 0, treasure: 0, crowdfunding: 0, commission: 1 } })
  const world = openWorld(server)
  await world.setRule({})
  return world
}

/** Commission on a server that takes payments by a double of Stripe. */
export async function openOnlineCommission(server: TestServer) {
  await configure(server, { modules: { withdraw: 1, usdt: 1, treasure: 0, crowdfunding: 0, commission: 1 } })
  const world = openWorld(server)
  await world.setRule({})
  return world
}

interface TestRule {
  readonly rate1?: number
  readonly rate2?: number
  readonly cap?: number
  readonly waitDays?: number
  /** What one bought gold is worth, in 10^-8 of money. */
  readonly goldValue?: number
}

function openWorld(server: TestServer) {
  const { context, domains } = server
  return {
    ...openNeighbours(server),
    server,
    /** Rates in parts per million, from now on. */
    setRule: ({
      rate1 = 100_000,
      rate2 = 50_000,
      cap = 150_000,
      waitDays = 7,
      // A cent.
      goldValue = 1_000_000,
    }: TestRule) => {
      const nowMs = context.clock()
      return insertRule(context.db, {
        from_ms: nowMs,
        vip_1_ppm: rate1,
        vip_2_ppm: rate2,
        video_1_ppm: rate1,
        video_2_ppm: rate2,
        fee_1_ppm: rate1,
        fee_2_ppm: rate2,
        cap_ppm: cap,
        gold_value: goldValue,
        wait_days: waitDays,
        operator_id: 1,
        created_ms: nowMs,
      })
    },
    /** Three members, each invited by the one before. */
    async newLine(): Promise<[Member, Member, Member]> {
      const [ana, bao, cai] = [await newPayer(server), await newPayer(server), await newPayer(server, '100000.00')]
      await invite(server, ana, bao)
      await invite(server, bao, cai)
      return [ana, bao, cai]
    },
    newPlan: (price: string) => newPlan(server, { price, original_price: price, gift_gold: '0' }),
    buy: (who: Member, planId: number) => buy(server, who, planId),
    async refund(orderNo: string): Promise<number> {
      const token = await newOperatorToken(server, 'finance')
      const options = { token, key: randomUUID() }
      return (await server.call(orderOperatorCalls.refundOrder, { order_no: orderNo, reason }, options)).code
    },
    tend: () => domains.commission.tend(),
    /** What a member has waiting, has in their wallet, and owes; minor units. */
    async moneyOf({ userId }: Member): Promise<{ waiting: number; cash: number; debt: number }> {
      const rows = await context.db.query<{ purpose: string; balance: number }>(
        `select purpose, balance from ledger_accounts where owner_id = $1 and coin_code = 'money'`,
        [userId],
      )
      const of = (purpose: string) => rows.find((row) => row.purpose === purpose)?.balance ?? 0
      return { waiting: of('commission_pending'), cash: of('cash'), debt: of('debt') }
    },
    /** Money of their own, to buy with. */
    fund: (who: Member) => give(server, who.userId, 'money', '100000.00'),
    /** What of a member's wallet is no commission: what came and went in any other way. */
    async ownMoney({ userId }: Member): Promise<number> {
      const { amount } = await context.db.one<{ amount: number }>(
        `select coalesce(sum(e.amount), 0)::bigint as amount
           from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transfers t on t.id = e.transfer_id
          where a.owner_id = $1 and a.purpose = 'cash' and t.kind not in ('commission_release', 'commission_back', 'debt')`,
        [userId],
      )
      return amount
    },
    orderId: async (orderNo: string): Promise<number> =>
      (await context.db.one<{ id: number }>(`select id from payment_orders where order_no = $1`, [orderNo])).id,
    refundedOf: async (orderId: number): Promise<number> =>
      (
        await context.db.one<{ refunded: number }>(
          `select refunded_amount as refunded from payment_orders where id = $1`,
          [orderId],
        )
      ).refunded,
    giveGold: (who: Member, amount: string) => give(server, who.userId, 'bought', amount),
  }
}

/** What payments and teams note that commission depends on. */
function openNeighbours(server: TestServer) {
  const { context } = server
  return {
    /** What of an order is in dispute now, what a bank took, and what of that the platform bears, as payments note it. */
    async dispute(orderId: number, { gone, taken, borne }: { gone: number; taken: number; borne: number }) {
      await server.owner.execute(
        `insert into payment_disputes (provider, reference, order_id, created_ms) values ('stripe', 'du_' || $1::bigint, $1::bigint, 0) on conflict do nothing`,
        [orderId],
      )
      await server.owner.execute(
        `with held as (update vip_orders set gone = $2 where order_id = $1), given as (
           update payment_orders set refunded_amount = refunded_amount + $4 - (select borne from payment_disputes where order_id = $1) where id = $1
         )
         update payment_disputes set gone = $2, taken = $3, borne = $4 where order_id = $1`,
        [orderId, gone, taken, borne],
      )
    },
    /** Makes a member an agent of a level of their own with these rates, from now on. */
    async promote({ userId }: Member, rate1: number, rate2: number): Promise<void> {
      const nowMs = context.clock()
      await server.owner.execute(
        `with level as (
           insert into agent_levels (level, names, is_open, created_ms, changed_ms) values ($2, '{}', true, $5, $5) on conflict do nothing
         ), terms as (
           insert into agent_terms (level, from_ms, need_sales, need_amount, rate_1_ppm, rate_2_ppm, operator_id, created_ms)
             values ($2, $5, 0, 0, $3, $4, 1, $5)
         )
         insert into agent_grants (user_id, level, from_ms, operator_id, reason, created_ms) values ($1, $2, $5, 1, 'test', $5)`,
        [userId, 1 + (userId % 99), rate1, rate2, nowMs],
      )
    },
    /** Takes an agent's level away, from now on. */
    demote: ({ userId }: Member) =>
      server.owner.execute(
        `insert into agent_grants (user_id, level, from_ms, operator_id, reason, created_ms) values ($1, 0, $2, 1, 'test', $2)`,
        [userId, context.clock()],
      ),
  }
}

export const invite = ({ owner }: TestServer, inviter: Member, invited: Member) =>
  owner.execute(`update accounts set inviter_id = $2 where id = $1`, [invited.userId, inviter.userId])

export type CommissionWorld = ReturnType<typeof openWorld>
