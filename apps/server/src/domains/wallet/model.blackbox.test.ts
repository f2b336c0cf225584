import { formatMinor } from '@cliffhanger/rules/money.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectSoundLedger } from '../../testing/wallet.ts'
import { checkLedger } from '../ledger/check.ts'
import { offer } from '../rewards/tasks/testing.ts'
import { walletCommands } from './testing/commands.ts'
import { emptyMember, type Model } from './testing/model.ts'
import { World } from './testing/world.ts'

/** Sequences of a run, and the number all of them follow from; a longer run by hand sets more. */
const sequences = Number(process.env['WALLET_SEQUENCES'] ?? 200)
const seed = Number(process.env['WALLET_SEED'] ?? Date.now() % 2 ** 31)

let world: World
beforeAll(async () => {
  world = await World.open()
  // Tasks, such as the first recharge, would earn something besides.
  await offer(world.server, [])
})
afterAll(() => world.close())

async function expectAsModelled({ members }: Model): Promise<void> {
  for (const [index, { purse, withdrawals, coupons }] of members.entries()) {
    const { wallets, coupon_total } = await world.overview(index)
    const frozen = withdrawals.reduce((sum, { amount }) => sum + amount, 0n)
    expect({ place: index, wallets, coupon_total }).toMatchObject({
      place: index,
      wallets: [
        { coin_code: 'money', balance: formatMinor(purse.money, 2), frozen: formatMinor(frozen, 2) },
        {
          balance: formatMinor(purse.bought + purse.granted, 0),
          bought: `${purse.bought}`,
          granted: `${purse.granted}`,
        },
        { coin_code: 'point', balance: `${purse.point}` },
        { coin_code: 'treasure', balance: formatMinor(purse.treasure, 2) },
      ],
      coupon_total: coupons,
    })
  }
  expect((await checkLedger(world.server.context.db)).filter(({ wrong }) => wrong > 0)).toEqual([])
}

it(`S-109, S-110: whatever members, operators and time do, every balance is the model's (seed ${seed})`, async () => {
  const model: Model = { members: [emptyMember(), emptyMember(), emptyMember()] }
  let played = 0
  await fc.assert(
    fc.asyncProperty(fc.commands(walletCommands, { maxCommands: 12, size: 'max' }), async (commands) => {
      // The world goes on from sequence to sequence, and so does the model: a failure is made again by its seed.
      await fc.asyncModelRun(() => ({ model, real: world }), commands)
      await expectAsModelled(model)
      played++
    }),
    { numRuns: sequences, seed, endOnFailure: true },
  )
  expect(played).toBe(sequences)
  await expectSoundLedger(world.server)
}, 600_000)
