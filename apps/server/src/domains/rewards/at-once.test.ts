import { randomUUID } from 'node:crypto'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { expectSoundLedger } from '../../testing/wallet.ts'
import { type Buyer, exchange, newBuyer, newGoods, stocksOf } from '../mall/testing.ts'
import { offer } from './tasks/testing.ts'
import { earnSpins, layOut, setWheel, spinOnce, thanks } from './wheel/testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ TIME_ZONE: 'UTC' })
})
afterAll(() => server.close())

const memberTotal = 12
const startPoints = 1000
const wonPoints = 7

const signIn = ({ token }: Buyer) => server.call(signInCalls.postSignIn, { do: 1 }, { token, key: randomUUID() })

it('S-89, S-95, S-107: sign-ins, spins, tasks and exchanges of the same members at once wait for each other in one order', async () => {
  await offer(server, [{ code: 'sign', amount: 3, spins: 1 }])
  await layOut(server, [{ amount: wonPoints, stock: 1000, budget: 100_000 }, { ...thanks }])
  await setWheel(server, { free_daily: 1, daily_max: 50 })
  const [mug, cap] = [await newGoods(server, { price: 10, dayLimit: 50 }), await newGoods(server, { price: 20 })]
  const members = await Promise.all(Array.from({ length: memberTotal }, () => newBuyer(server, String(startPoints))))
  for (const who of members) await earnSpins(server, who, 2)

  const replies = await Promise.all(
    members.flatMap((who, index) => {
      const [first, second] = index % 2 === 0 ? [mug, cap] : [cap, mug]
      return [
        signIn(who),
        spinOnce(server, who),
        exchange(server, who, first.id),
        signIn(who),
        exchange(server, who, second.id),
        spinOnce(server, who),
        spinOnce(server, who),
      ]
    }),
  )
  const counted = Object.fromEntries(
    [...Map.groupBy(replies, ({ code }) => code)].map(([code, each]) => [code, each.length]),
  )
  expect(counted).toEqual({ 200: memberTotal * 6, 7022: memberTotal })

  await server.domains.rewards.tendTasks()
  for (const { token } of members) {
    const { wallets } = await server.succeed(overviewCalls.getOverview, {}, { token })
    const balance = wallets.find(({ coin_code: coin }) => coin === 'point')?.balance
    // The first step of the sign-in gives gold.
    expect(balance).toBe(String(startPoints - 30 + 3 * wonPoints + 3))
  }
  expect([...(await stocksOf(server, mug.id)), ...(await stocksOf(server, cap.id))]).toEqual([
    50 - memberTotal,
    50 - memberTotal,
  ])
  await expectSoundLedger(server)
})
