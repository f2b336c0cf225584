import * as z from 'zod/mini'
import { call } from '../call.ts'
import { count, empty, flag, id, paging, queryNumber } from '../schema.ts'
import { coinCode } from './coins.ts'
import { paymentProof, positiveAmount, shownAmount, stateFilter } from './money-schemas.ts'
import { withdrawalAccountCalls } from './withdrawal-account-calls.ts'
import { withdraw, withdrawConfig, withdrawLog, withdrawMethod } from './withdrawal-schemas.ts'

/** Money out: withdrawals and the accounts they go to. */
export const withdrawalCalls = {
  getWithdrawTerms: call({
    id: 'vg-withdrawConfig',
    method: 'GET',
    path: '/video/api/withdrawConfig',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: z.object({
      config: withdrawConfig,
      today_count: count(),
      today_amount: shownAmount(),
      is_first: flag(),
      available: shownAmount(),
      arrive_text: z.string(),
    }),
    errors: [],
    summary: 'Limits and rates of withdrawals, and what I used of them today',
  }),
  listWithdrawMethods: call({
    id: 'vg-withdrawType',
    method: 'GET',
    path: '/video/api/withdrawType',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: z.object({ list: z.array(withdrawMethod) }),
    errors: [],
    summary: 'Ways to withdraw that are open now',
  }),
  listWithdrawals: call({
    id: 'vg-cashOut',
    method: 'GET',
    path: '/video/api/cashOut',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ ...paging, state: stateFilter }),
    data: z.object({ list: z.array(withdraw), total: count(), page: count(), limit: count(), sum: shownAmount() }),
    errors: [],
    summary: 'My withdrawals, newest first, and the sum of the amounts that were transferred, fees included',
  }),
  getWithdrawal: call({
    id: 'vg-withdrawInfo',
    method: 'GET',
    path: '/video/api/withdrawInfo',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ id: queryNumber(id()) }),
    data: z.object({ withdraw, logs: z.array(withdrawLog) }),
    errors: ['notFound'],
    summary: 'One of my withdrawals with its steps',
  }),
  /** Needs an Idempotency-Key with `id` only, since only then value moves. `reason` says in the caller's language why not, '' where `can` is 1. With `id` the amounts are those of the cancelled one. */
  checkOrCancelWithdrawal: call({
    id: 'vp-withdrawCan',
    method: 'POST',
    path: '/video/api/withdrawCan',
    auth: 'bearer',
    rate: '60/min',
    idempotency: 'sometimes',
    request: z
      .object({
        id: z.optional(id()),
        amount: z.optional(positiveAmount()),
        account_id: z.optional(count()),
        coin_code: z._default(coinCode, 'money'),
      })
      .check(
        z.refine((requested) => requested.id !== undefined || requested.amount !== undefined, {
          message: 'missing',
          path: ['amount'],
        }),
        z.refine((requested) => requested.id !== undefined || requested.account_id !== undefined, {
          message: 'missing',
          path: ['account_id'],
        }),
      ),
    data: z.object({
      can: flag(),
      reason: z.string(),
      fee: shownAmount(),
      tax: shownAmount(),
      arrive_amount: shownAmount(),
      today_left_count: count(),
      today_left_amount: shownAmount(),
      withdraw: z.optional(withdraw),
      balance: z.optional(shownAmount()),
    }),
    errors: ['notFound', 'stateChanged', 'idempotencyKeyMissing', 'idempotencyKeyReused', 'stillProcessing'],
    summary:
      'Whether I may withdraw an amount and what would arrive; with an id cancels that withdrawal while it is to audit',
  }),
  /** `account_id` 0, or one that is not mine, is 7008: choose a wallet first (V-14). */
  requestWithdrawal: call({
    id: 'vp-withdraw',
    method: 'POST',
    path: '/video/api/withdraw',
    auth: 'bearer',
    rate: '10/min',
    idempotency: 'key',
    request: z.object({
      amount: positiveAmount(),
      account_id: count(),
      coin_code: z._default(coinCode, 'money'),
      pay_password: paymentProof,
    }),
    data: z.object({ withdraw, balance: shownAmount() }),
    errors: [
      'coolingOff',
      'insufficientBalance',
      'paymentPasswordMissing',
      'paymentPasswordWrong',
      'paymentPasswordLocked',
      'amountOutOfRange',
      'withdrawalExceeds',
      'dailyCountUsed',
      'walletNotChosen',
      'realNameRequired',
      'serviceNotOpen',
    ],
    timeoutMs: 30_000,
    summary: 'Asks for a withdrawal, which freezes the amount until it is judged',
  }),
  ...withdrawalAccountCalls,
} as const
