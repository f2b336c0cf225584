import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import type { TestServer } from '../../../../testing/server.ts'
import { purseOf, startBankServer } from '../../../payments/recharge/testing.ts'
import { proven, reason, rechargeActions } from '../../testing.ts'

let server: TestServer
let bank: number
let finance: string
beforeAll(async () => {
  ;({ server, bank } = await startBankServer())
  finance = await newOperatorToken(server, 'finance')
})
afterAll(() => server.close())

const { approve } = rechargeActions(() => ({ server, token: finance }))

it('A-4, M1: ten recharges of 999.99 do not pass by one operator alone, but by two', async () => {
  const ana = await newMember(server)
  const states: number[] = []
  let last = 0
  for (let number = 0; number < 6; number++) {
    last = (await proven(server, ana, { platform_id: bank, amount: '999.99' })).id
    states.push((await approve(last, finance, `M1-${number}`)).data.recharge.state)
  }
  expect(states).toEqual([3, 3, 3, 3, 3, 2])
  expect(await purseOf(server, ana)).toMatchObject({ money: '4999.95' })
  expect((await approve(last, finance)).code).toBe(4001)
  expect((await approve(last, await newOperatorToken(server, 'finance'))).data.recharge.state).toBe(3)
})

it('A-4, H2: one owner raises no limit, and a waiting recharge keeps the one it was made under', async () => {
  const ben = await newMember(server)
  const { id } = await proven(server, ben, { platform_id: bank, amount: '5000' })
  const owner = await newOperatorToken(server, 'owner')
  const { version } = await server.succeed(ledgerOperatorCalls.getWalletSettings, {}, { token: owner })
  const changes = { four_eyes_amount: '50000.00', operator_day_amount: '500000.00' }
  const requested = await server.succeed(
    ledgerOperatorCalls.changeWalletSettings,
    { version, changes, reason },
    { token: owner },
  )
  expect(requested.settings.four_eyes_amount).toBe('1000.00')
  expect((await approve(id, owner, 'H2-1')).data.recharge).toMatchObject({ state: 2, needs_two: 1 })
  expect((await approve(id, owner)).code).toBe(4001)
  expect(await purseOf(server, ben)).toMatchObject({ money: '0.00' })
})
