import * as z from 'zod/mini'
import { call } from '../call.ts'
import { paged, paging, text } from '../schema.ts'
import { coinCode } from './coins.ts'
import { convertPair, convertQuote, convertRecord } from './conversion-schemas.ts'
import { paymentProof, positiveAmount, wallet } from './money-schemas.ts'

/** One coin made another. */
export const conversionCalls = {
  /** A list of one kind: pairs, or records where `type` is record (they have an `order_no`). */
  listConversions: call({
    id: 'vg-convertList',
    method: 'GET',
    path: '/video/api/convertList',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ ...paging, type: z._default(z.literal(['pair', 'record']), 'pair') }),
    data: paged(z.union([convertRecord, convertPair])),
    errors: [],
    summary: 'Pairs that can be converted with their rates, or my past conversions',
  }),
  quoteConversion: call({
    id: 'vp-convertBate',
    method: 'POST',
    path: '/video/api/convertBate',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ from: coinCode, to: coinCode, amount: positiveAmount() }),
    data: convertQuote,
    errors: ['amountOutOfRange', 'conversionUnavailable'],
    summary: 'What a conversion would bring, good for 60 seconds',
  }),
  convert: call({
    id: 'vp-convert',
    method: 'POST',
    path: '/video/api/convert',
    auth: 'bearer',
    rate: '20/min',
    idempotency: 'key',
    request: z.object({
      from: coinCode,
      to: coinCode,
      amount: positiveAmount(),
      quote_id: text(1, 64),
      pay_password: paymentProof,
    }),
    data: z.object({ record: convertRecord, wallets: z.array(wallet) }),
    errors: [
      'insufficientBalance',
      'paymentPasswordMissing',
      'paymentPasswordWrong',
      'paymentPasswordLocked',
      'amountOutOfRange',
      'conversionUnavailable',
    ],
    timeoutMs: 30_000,
    summary: 'Converts one coin into another as quoted',
  }),
} as const
