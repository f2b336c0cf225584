import * as z from 'zod/mini'
import { call } from '../call.ts'
import { flag, id, paged, paging, queryNumber, text } from '../schema.ts'
import { coinCode } from './coins.ts'
import { direction, payee, paymentProof, positiveAmount, shownAmount } from './money-schemas.ts'
import { transferRecord, userNumber } from './transfer-schemas.ts'

/** Coins from one member to another. */
export const transferCalls = {
  findPayee: call({
    id: 'vg-getName',
    method: 'GET',
    path: '/video/api/getName',
    auth: 'bearer',
    rate: '30/min',
    request: z.object({ user_id: z.optional(queryNumber(id())), user_no: z.optional(userNumber) }).check(
      z.refine(({ user_id, user_no }) => user_id !== undefined || user_no !== undefined, {
        message: 'missing',
        path: ['user_id'],
      }),
    ),
    data: payee,
    errors: ['userNotFound'],
    summary: 'Who is behind a user id or number, to be shown before a transfer',
  }),
  /** `chat` 1: made in the chat with a friend, where the server adds a card; `msg_id` is there only then. */
  transfer: call({
    id: 'vp-transfer',
    method: 'POST',
    path: '/video/api/transfer',
    auth: 'bearer',
    rate: '20/min',
    idempotency: 'key',
    request: z
      .object({
        to_user_id: z.optional(id()),
        to_user_no: z.optional(userNumber),
        coin_code: z._default(coinCode, 'money'),
        amount: positiveAmount(),
        remark: z._default(text(0, 50), ''),
        chat: z._default(flag(), 0),
        pay_password: paymentProof,
      })
      .check(
        z.refine(({ to_user_id, to_user_no }) => to_user_id !== undefined || to_user_no !== undefined, {
          message: 'missing',
          path: ['to_user_id'],
        }),
      ),
    data: z.object({ record: transferRecord, balance: shownAmount(), msg_id: z.optional(id()) }),
    errors: [
      'coolingOff',
      'insufficientBalance',
      'paymentPasswordMissing',
      'paymentPasswordWrong',
      'paymentPasswordLocked',
      'amountOutOfRange',
      'userNotFound',
      'cannotTransferToSelf',
      'notFriends',
    ],
    timeoutMs: 30_000,
    summary: 'Transfers a coin to another member',
  }),
  /** With `id` that one of them, or none: the card of a chat knows no more than it. */
  listTransfers: call({
    id: 'vg-transferNote',
    method: 'GET',
    path: '/video/api/transferNote',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ ...paging, direction: z.optional(direction), id: z.optional(queryNumber(id())) }),
    data: paged(transferRecord),
    errors: [],
    summary: 'My transfers to and from others, newest first',
  }),
} as const
