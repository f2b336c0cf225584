import { randomUUID } from 'node:crypto'
import { unreadableAmounts } from '@cliffhanger/contract/testing/unreadable-amounts.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { paymentPasswordCalls } from '@cliffhanger/contract/wallet/payment-password-calls.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { expect } from 'vitest'
import { checkLedger } from '../domains/ledger/check.ts'
import { type LedgerCoin, type LedgerRoute, platformOwner } from '../domains/ledger/ledger-routes.ts'
import { rollUp } from '../domains/ledger/roll-up.ts'
import { type Member, newMember } from './members.ts'
import type { TestServer } from './server.ts'

export const payPassword = '246810'

/** What the platform gives a member of each coin, by kind of transfer. */
const gifts = {
  money: { kind: 'recharge', route: 'recharge.manual', coin: 'money' },
  bought: { kind: 'recharge', route: 'recharge.gold', coin: 'gold' },
  granted: { kind: 'correction', route: 'correction.gold_in', coin: 'gold' },
  point: { kind: 'correction', route: 'correction.point_in', coin: 'point' },
} as const satisfies Record<string, { kind: string; route: LedgerRoute; coin: LedgerCoin }>

/** Gives a member something, as a recharge or a correction would; `expiresMs` of granted gold. */
export async function give(
  { context, domains }: TestServer,
  userId: number,
  what: keyof typeof gifts,
  amount: string,
  expiresMs?: number,
): Promise<void> {
  const { kind, route, coin } = gifts[what]
  const minor = parseMinor(amount, coinScale[coin])
  if (minor === undefined) throw new Error(`${amount} is no amount of ${coin}`)
  const move = { route, coin, amount: minor, from: platformOwner, to: userId, ...(expiresMs && { expiresMs }) }
  await context.db.transaction((tx) =>
    domains.ledger.move(tx, { kind, key: randomUUID(), bizNo: 'TEST', moves: [move] }),
  )
}

/** A new member with a payment password and some money. */
export async function newPayer(server: TestServer, money = '0'): Promise<Member> {
  const member = await newMember(server)
  const both = { pay_password: payPassword, pay_password2: payPassword }
  await server.succeed(paymentPasswordCalls.setPaymentPassword, both, { token: member.token })
  if (money !== '0') await give(server, member.userId, 'money', money)
  return member
}

/** Every invariant of the ledger holds, before and after its queue was added. */
export async function expectSoundLedger({ context }: TestServer): Promise<void> {
  const wrong = async () => (await checkLedger(context.db)).filter((finding) => finding.wrong > 0)
  expect(await wrong()).toEqual([])
  await rollUp(context.db)
  expect(await wrong()).toEqual([])
}

/** What is no amount of anything, or does not fit (docs/rules/money-checks.md, check 4). */
export const noAmounts: readonly unknown[] = [
  ...unreadableAmounts,
  '0',
  '0.00',
  ' 1',
  '1 ',
  '1.005',
  '1,50',
  '',
  null,
  [],
  ['1'],
  {},
  0.1,
  1,
  true,
]
