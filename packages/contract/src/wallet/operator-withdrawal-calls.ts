import * as z from 'zod/mini'
import { memberLine } from '../account/operator-schemas.ts'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { count, flag, id, paging, period, queryNumber, seconds, sorting, text } from '../schema.ts'
import { auditState, shownAmount } from './money-schemas.ts'
import { accountDetails, accountType, withdrawConfig } from './withdrawal-schemas.ts'

/** An operator by name; null: nobody yet. */
const who = z.nullable(z.object({ id: id(), name: z.string() }))

const withdrawalOverview = z.object({
  id: id(),
  order_no: z.string(),
  member: memberLine,
  type: accountType,
  amount: shownAmount(),
  fee: shownAmount(),
  tax: shownAmount(),
  arrive_amount: shownAmount(),
  is_first: flag(),
  state: auditState,
  reason: z.string(),
  /** Two operators must agree. */
  needs_two: flag(),
  /** The first of two who agreed. */
  agreed_by: who,
  /** The operator who is paying it out; no other operator can end the payment. */
  payer: who,
  payout_reference: z.string(),
  /** When it is overdue; open ones past it are. */
  due_time: seconds(),
  is_overdue: flag(),
  create_time: seconds(),
  update_time: seconds(),
})
export type WithdrawalOverview = z.output<typeof withdrawalOverview>

const withdrawalDetail = z.extend(withdrawalOverview, {
  /** Where it goes, as it was when it was asked for; numbers by their last four. */
  account: accountDetails,
  /** Address of the collection code, for who is paying it out; '' for everybody else, and where there is none. */
  qr_address: z.string(),
  /** The settings that applied when it was asked for. */
  terms: withdrawConfig,
  steps: z.array(z.object({ state: auditState, create_time: seconds() })),
  facts: z.object({
    is_certified: flag(),
    /** The account's name is the certified one, or the account has none. */
    is_name_same: flag(),
    /** The member's withdrawals that were paid out, and the sum that arrived. */
    paid_total: count(),
    paid_sum: shownAmount(),
    /** Other members who withdrew to the same account. */
    same_payee_total: count(),
  }),
})
export type WithdrawalDetail = z.output<typeof withdrawalDetail>

const changed = z.object({ withdrawal: withdrawalDetail })
const one = z.object({ id: id() })
const because = z.object({ id: id(), reason })

/** The queue of withdrawals. 7031 with `cause: ledger` while the ledger's last proof failed: then nothing is let through or paid. */
export const withdrawalOperatorCalls = {
  listWithdrawalQueue: call({
    id: 'op-withdrawals',
    method: 'GET',
    path: '/operator/v1/withdrawals',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({
      ...paging,
      ...period,
      ...sorting(['create_time', 'amount']),
      /** `open`: to audit and to pay, those due first; the others the newest first. */
      state: z._default(z.union([z.literal('open'), z.literal('all'), queryNumber(auditState)]), 'open'),
      type: z.optional(accountType),
      number: z.optional(text(1, 32)),
    }),
    data: z.object({
      list: z.array(withdrawalOverview),
      total: count(),
      page: count(),
      limit: count(),
      waiting: z.object({ to_audit: count(), to_pay: count(), overdue: count() }),
    }),
    errors: [],
    summary: 'Withdrawals; open ones by when they are due, by state, type, and the number of a member or a withdrawal',
  }),
  getQueuedWithdrawal: call({
    id: 'op-withdrawal',
    method: 'GET',
    path: '/operator/v1/withdrawal',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({ id: queryNumber(id()) }),
    data: changed,
    errors: ['notFound'],
    summary: 'One withdrawal with its way, its terms, and what is known of its member',
  }),
  approveWithdrawal: call({
    id: 'op-withdrawal-approve',
    method: 'POST',
    path: '/operator/v1/withdrawals/approve',
    auth: 'operator',
    permission: 'finance.write',
    request: one,
    data: changed,
    errors: ['notFound', 'stateChanged', 'serviceNotOpen'],
    summary:
      'Lets a withdrawal through to payment; of a large one the first of two operators only agrees, and 4001 if the same operator agrees twice',
  }),
  denyWithdrawal: call({
    id: 'op-withdrawal-deny',
    method: 'POST',
    path: '/operator/v1/withdrawals/deny',
    auth: 'operator',
    permission: 'finance.write',
    request: because,
    data: changed,
    errors: ['notFound', 'stateChanged'],
    summary: 'Refuses a withdrawal nobody is paying; the whole amount goes back and the member reads why',
  }),
  takePayout: call({
    id: 'op-withdrawal-take',
    method: 'POST',
    path: '/operator/v1/withdrawals/take',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({ id: id(), take_over: z.optional(flag()), reason: z.optional(reason) }),
    data: z.object({ withdrawal: withdrawalDetail, account: accountDetails }),
    errors: ['notFound', 'stateChanged', 'serviceNotOpen'],
    summary:
      'Begins a payout and shows the account in full; 4003 where somebody is paying already, whom `take_over` with a reason replaces',
  }),
  finishPayout: call({
    id: 'op-withdrawal-paid',
    method: 'POST',
    path: '/operator/v1/withdrawals/paid',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({ id: id(), reference: text(3, 100) }),
    data: changed,
    errors: ['notFound', 'stateChanged', 'serviceNotOpen'],
    summary: 'Says that the money left, with the number of that transfer; by whoever is paying, once',
  }),
  failPayout: call({
    id: 'op-withdrawal-fail',
    method: 'POST',
    path: '/operator/v1/withdrawals/fail',
    auth: 'operator',
    permission: 'finance.write',
    request: because,
    data: changed,
    errors: ['notFound', 'stateChanged'],
    summary: 'Says that the payout certainly did not happen; by whoever was paying. The whole amount goes back',
  }),
} as const
