import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { changeStates } from '../operators/states.ts'
import { count, flag, id, seconds } from '../schema.ts'
import { wallet } from '../wallet/money-schemas.ts'

/** Amount with its sign: the platform's accounts may be below zero. */
export const signedAmount = z.string().check(z.regex(/^-?\d{1,30}(\.\d{1,8})?$/))

const ledgerCoin = z.literal(['money', 'gold', 'point'])

/** An account of the ledger. `waiting` is what will be added to it within a second or so; `owner` null: the platform's. */
export const ledgerAccount = z.object({
  id: id(),
  owner: z.nullable(memberLine),
  purpose: z.string(),
  coin_code: ledgerCoin,
  balance: signedAmount,
  waiting: signedAmount,
  version: count(),
  update_time: seconds(),
})
export type LedgerAccount = z.output<typeof ledgerAccount>

/** A line of an account. `account_id` and `balance_after` tell where it stands; `is_waiting` 1: not added to its account yet. */
export const ledgerEntry = z.object({
  id: count(),
  transfer_id: id(),
  account_id: id(),
  purpose: z.string(),
  owner: z.nullable(memberLine),
  coin_code: ledgerCoin,
  amount: signedAmount,
  balance_after: signedAmount,
  is_waiting: flag(),
  kind: z.string(),
  biz_no: z.string(),
  create_time: seconds(),
})
export type LedgerEntry = z.output<typeof ledgerEntry>

/** A transfer with everything it moved. `reverses` and `reversed_by` are 0 where there is none. */
export const ledgerTransfer = z.object({
  id: id(),
  kind: z.string(),
  natural_key: z.string(),
  biz_no: z.string(),
  remark: z.string(),
  operator_id: count(),
  reverses: count(),
  reversed_by: count(),
  can_reverse: flag(),
  create_time: seconds(),
})
export type LedgerTransfer = z.output<typeof ledgerTransfer>

export const memberLedger = z.object({
  member: memberLine,
  wallets: z.array(wallet),
  accounts: z.array(ledgerAccount),
  /** Money that is held, by the record it is held for. */
  holds: z.array(z.object({ biz_no: z.string(), amount: signedAmount, since_time: seconds() })),
})

/** Credits without an owner, by the record they belong to. */
export const suspenseLine = z.object({
  biz_no: z.string(),
  coin_code: ledgerCoin,
  amount: signedAmount,
  since_time: seconds(),
})
export type SuspenseLine = z.output<typeof suspenseLine>

/** Why the ledger is corrected. */
export const correctionCodes = ['service_fault', 'goodwill', 'fraud', 'legal', 'mistake', 'other'] as const
export const correctionCode = z.literal(correctionCodes)

/** Budgets that operators fill. */
export const poolNames = ['promo', 'interest', 'projects'] as const
export const poolName = z.literal(poolNames)

/** An act upon the ledger that one operator asks for and another agrees to. */
export const ledgerRequest = z.object({
  id: id(),
  act: z.literal(['funding', 'correction', 'reversal']),
  state: z.literal(Object.values(changeStates)),
  moves: z.array(
    z.object({ route: z.string(), coin_code: ledgerCoin, amount: signedAmount, from: count(), to: count() }),
  ),
  member: z.nullable(memberLine),
  transfer_id: count(),
  reason_code: z.string(),
  reason: z.string(),
  made_by: id(),
  decided_by: count(),
  decision: z.string(),
  posted_id: count(),
  create_time: seconds(),
  decide_time: seconds(),
})
export type LedgerRequest = z.output<typeof ledgerRequest>

/** What a look at the whole ledger found. */
export const ledgerProof = z.object({
  check_time: seconds(),
  is_sound: flag(),
  findings: z.array(z.object({ invariant: z.string(), wrong: count() })),
  solvency: z.array(z.object({ coin_code: ledgerCoin, liabilities: signedAmount, assets: signedAmount })),
})
export type LedgerProof = z.output<typeof ledgerProof>
