import { randomUUID } from 'node:crypto'
import type { Minor } from '@cliffhanger/rules/money.ts'
import { expect } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { createAccount } from '../account/index.ts'
import { checkLedger } from './check.ts'
import { platformOwner } from './ledger-routes.ts'
import { type JointTransfers, type NewTransfer, postTogether, postTransfer } from './post.ts'
import { rollUp } from './roll-up.ts'

type Action = Omit<NewTransfer, 'key' | 'bizNo'> & Partial<NewTransfer>

/** A ledger on a database of its own, with the acts its tests need and a clock they set. */
export async function openTestLedger() {
  const test = await createTestDatabase()
  const { database } = test
  const time = { nowMs: Date.parse('2026-11-21T10:00:00Z') }
  const posting = { clock: () => time.nowMs, settings: { TIME_ZONE: 'UTC' } } as Parameters<typeof postTransfer>[0]
  const post = (transfer: Action) =>
    database.transaction((tx) => postTransfer(posting, tx, { key: randomUUID(), bizNo: 'B1', ...transfer }), {
      retries: 3,
    })
  const isSound = async () => expect((await checkLedger(database)).filter(({ wrong }) => wrong > 0)).toEqual([])
  return {
    test,
    database,
    time,
    post,
    postTogether: (joint: JointTransfers) => database.transaction((tx) => postTogether(posting, tx, joint)),
    /** Everybody's invariants, before and after the queue was added. */
    async expectSound() {
      await isSound()
      await rollUp(database)
      await isSound()
    },
    async newMember(): Promise<number> {
      const account = { loginType: 'auto', address: '127.0.0.1', language: 'en', nickName: 'M', userType: 0 } as const
      return (await database.transaction((tx) => createAccount(tx, account, time.nowMs))).id
    },
    recharge: (to: number, amount: Minor, key?: string) =>
      post({
        kind: 'recharge',
        ...(key && { key }),
        moves: [{ route: 'recharge.manual', coin: 'money', amount, from: platformOwner, to }],
      }),
    pay: (from: number, to: number, amount: Minor, key?: string) =>
      post({
        kind: 'transfer',
        ...(key && { key }),
        moves: [{ route: 'transfer.cash', coin: 'money', amount, from, to }],
      }),
    /** What two operators decided about taking a transfer back; answers the key it is posted with. */
    async agreeToReversal(transferId: number, state = 1): Promise<string> {
      const { id } = await database.one<{ id: number }>(
        `with two as (
           insert into operators (login, name, role, password_hash, totp_secret, created_ms)
             select gen_random_uuid()::text, 'O', 'owner', '', '', 0 from generate_series(1, 2) returning id
         )
         insert into ledger_requests (act, moves, transfer_id, reason_code, reason, state, made_by, decided_by, created_ms)
           select 'reversal', '[]', $1, '', '', $2, min(id), max(id), 0 from two returning id`,
        [transferId, state],
      )
      return `request:${id}`
    },
    async cashOf(userId: number): Promise<bigint> {
      const row = await database.find<{ balance: string }>(
        `select balance::text as balance from ledger_accounts where owner_id = $1 and purpose = 'cash'`,
        [userId],
      )
      return BigInt(row?.balance ?? 0)
    },
  }
}

export type TestLedger = Awaited<ReturnType<typeof openTestLedger>>
