import { rewardRecordCalls } from '@cliffhanger/contract/rewards/record-calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import type { TestServer } from '../../../../testing/server.ts'
import { expectSoundLedger } from '../../../../testing/wallet.ts'
import { heardBy } from '../../../friends/testing.ts'
import { platformOwner } from '../../../ledger/ledger-routes.ts'
import { bought, newPlan, purseOf, startBankServer, tend } from '../../../payments/recharge/testing.ts'
import { offer } from '../../../rewards/tasks/testing.ts'
import { changeWalletSettings, readWalletSettings } from '../../../wallet/wallet-settings.ts'
import { proven, rechargeActions } from '../../testing.ts'

let server: TestServer
let bank: number
let one: string
beforeAll(async () => {
  ;({ server, bank } = await startBankServer())
  // Tasks, such as the first recharge, would earn something besides.
  await offer(server, [])
  one = await newOperatorToken(server, 'finance')
})
afterAll(() => server.close())
afterEach(() => expectSoundLedger(server))

/** Puts gold or money of the platform's own into the budget of rewards. */
const fund = (coin: 'gold' | 'money', amount: bigint) =>
  server.context.db.transaction((tx) =>
    server.domains.ledger.post(tx, {
      kind: 'funding',
      key: `test:${coin}:${Math.random()}`,
      bizNo: 'TEST',
      moves: [{ route: 'funding.promo', coin, amount, from: platformOwner, to: platformOwner }],
    }),
  )

const { approve, detailOf } = rechargeActions(() => ({ server, token: one }))
const payFor = (who: Member, amount: string, platform_id = bank) => proven(server, who, { platform_id, amount })

describe('bonus and reward', () => {
  it('S-99: a recharge above the threshold earns a random reward, once, in granted gold that ends', async () => {
    const ana = await newMember(server)
    const at = await payFor(ana, '100')
    await approve(at.id)
    const { id } = await payFor(ana, '100.01')
    await approve(id)
    const owed = await detailOf(id)
    expect(Number(owed.reward_amount)).toBeGreaterThanOrEqual(10)
    expect(Number(owed.reward_amount)).toBeLessThanOrEqual(100)
    expect((await detailOf(at.id)).reward_amount).toBe('0')
    await fund('gold', 10_000n)
    await tend(server)
    await tend(server)
    expect(await purseOf(server, ana)).toMatchObject({ money: '200.01', granted: owed.reward_amount })
    expect((await detailOf(id)).extras_state).toBe('paid')
    const { list } = await server.succeed(rewardRecordCalls.listRewards, { type: 'recharge' }, { token: ana.token })
    expect(list).toMatchObject([{ type: 'recharge', coin_code: 'gold', amount: owed.reward_amount, source_id: id }])
    const wallets = await server.domains.ledger.wallets(server.context.db, ana.userId, 'en')
    expect(wallets.find(({ coin_code }) => coin_code === 'gold')?.expiring).toMatchObject([
      { amount: owed.reward_amount },
    ])
  })

  it('S-99: every whole number between both ends is as likely, ends included', async () => {
    const { version } = await readWalletSettings(server.context.db)
    await server.context.db.transaction((tx) => changeWalletSettings(tx, { reward_min: '1', reward_max: '2' }, version))
    const ana = await newMember(server)
    const drawn = new Map<string, number>()
    for (let round = 0; round < 30; round++) {
      const { recharge } = await bought(server, ana, { platform_id: bank, amount: '101' })
      await approve(recharge.id)
      const { reward_amount } = await detailOf(recharge.id)
      drawn.set(reward_amount, (drawn.get(reward_amount) ?? 0) + 1)
    }
    expect([...drawn.keys()].sort()).toEqual(['1', '2'])
    for (const often of drawn.values()) expect(often).toBeGreaterThan(3)
  })

  it('S-112: a budget that cannot pay never stops the credit: bonus and reward stay owed and are paid once it can', async () => {
    const ana = await newMember(server)
    const plan = await newPlan(server, {
      amount: '2000',
      coin_code: 'money',
      receive_amount: '2000',
      bonus_coin: 'money',
      bonus_amount: '500',
    })
    const { recharge } = await bought(server, ana, { platform_id: bank, plan_id: plan })
    expect(recharge).toMatchObject({ receive_amount: '20.00', bonus_amount: '5.00' })
    expect((await approve(recharge.id)).data.recharge).toMatchObject({ state: 3 })
    await tend(server)
    expect(await purseOf(server, ana)).toMatchObject({ money: '20.00' })
    expect((await detailOf(recharge.id)).extras_state).toBe('owed')
    await fund('money', 500n)
    await Promise.all([tend(server), tend(server)])
    expect(await purseOf(server, ana)).toMatchObject({ money: '25.00' })
    expect(await heardBy(server, ana, 'wallet_changed')).toMatchObject([
      { bill: { bill_type: 'recharge' } },
      { bill: { bill_type: 'recharge_reward', amount: '5.00' } },
    ])
  })
})
