import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../../platform/database/db.ts'
import { newMember } from '../../../testing/members.ts'
import { newOperatorToken } from '../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'
import { expectSoundLedger } from '../../../testing/wallet.ts'
import { claim, fundPromo, heldBy, newKind } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const gold = 10
const pool = 25
let orders = 0

/** Orders of a member with three gold coupons, and the pool that pays two of them. */
const action = fc.oneof(
  fc.record({ do: fc.constant('order' as const), coupon: fc.nat(2) }),
  fc.record({ do: fc.constantFrom('pay' as const, 'cancel' as const), order: fc.nat(5) }),
)

it('S-93, S-112: whatever orders do, each coupon is used once, and pool, budget and member have what the model says', async () => {
  const token = await newOperatorToken(server, 'finance')
  const kind = await newKind(server, token, { type: 'gold_gift', value: String(gold), min_spend: '0' })
  const { ledger } = server.domains
  const { coupons } = server.domains.wallet
  const inTransaction = <T>(work: (tx: Db) => Promise<T>) => server.context.db.transaction(work)
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 14 }), async (actions) => {
      const missing = pool - Number(await heldBy(server, 'promo_pool', 'gold'))
      if (missing > 0) await fundPromo(server, 'gold', BigInt(missing))
      const member = await newMember(server)
      const ids: number[] = []
      for (let nth = 0; nth < 3; nth++) ids.push((await claim(server, member, kind.coupon_id)).data.coupon.id)
      const open = await heldBy(server, 'benefit_budget', 'gold')
      const made: { no: string; coupon: number; state: 'open' | 'paid' | 'cancelled' }[] = []
      const decisions: { isPossible: boolean; isDone: boolean }[] = []
      const count = (state: string) => made.filter((order) => order.state === state).length
      for (const one of actions) {
        if (one.do === 'order') {
          const isTaken = made.some(({ coupon, state }) => coupon === one.coupon && state !== 'cancelled')
          const isPossible = !isTaken && (count('open') + count('paid') + 1) * gold <= pool
          const no = `V9-${++orders}`
          const purchase = { userId: member.userId, orderType: 'vip', coin: 'money', total: 100n } as const
          const use = inTransaction((tx) => coupons.use(tx, purchase, [ids[one.coupon] ?? 0], no))
          decisions.push({ isPossible, isDone: await use.then(() => true).catch(() => false) })
          if (isPossible) made.push({ no, coupon: one.coupon, state: 'open' })
          continue
        }
        const order = made[one.order]
        if (order?.state !== 'open') continue
        if (one.do === 'pay') await inTransaction((tx) => coupons.giveGold(tx, order.no))
        else await inTransaction((tx) => coupons.giveBack(tx, order.no))
        order.state = one.do === 'pay' ? 'paid' : 'cancelled'
      }
      expect(decisions.filter(({ isPossible, isDone }) => isPossible !== isDone)).toEqual([])
      const wallets = await ledger.wallets(server.context.db, member.userId, 'en')
      expect(wallets.find(({ coin_code }) => coin_code === 'gold')?.balance).toBe(String(count('paid') * gold))
      expect(Number(await heldBy(server, 'benefit_budget', 'gold')) - Number(open)).toBe(count('open') * gold)
      const left = pool - (count('open') + count('paid')) * gold
      expect(await heldBy(server, 'promo_pool', 'gold')).toBe(String(left))
    }),
    { numRuns: 30 },
  )
  await expectSoundLedger(server)
})
