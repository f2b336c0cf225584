import * as z from 'zod/mini'
import { call } from '../call.ts'
import { empty, paged, paging } from '../schema.ts'
import { paymentProof, positiveAmount, shownAmount } from './money-schemas.ts'
import { treasureInfo, treasureLog, treasureLogType } from './treasure-schemas.ts'

const moveForm = z.object({ amount: positiveAmount(), pay_password: paymentProof })
/** `balance` is the money left in the wallet. */
const moved = z.object({ treasure: treasureInfo, balance: shownAmount() })
const moveRefusals = [
  'insufficientBalance',
  'paymentPasswordMissing',
  'paymentPasswordWrong',
  'paymentPasswordLocked',
  'amountOutOfRange',
] as const

/** The balance treasure: money set aside that earns out of a funded pool (S-112). */
export const treasureCalls = {
  getTreasure: call({
    id: 'vg-balanceInfo',
    method: 'GET',
    path: '/video/api/balanceInfo',
    auth: 'bearer',
    rate: '120/min',
    request: empty(),
    data: z.object({ treasure: treasureInfo }),
    errors: [],
    summary: 'My balance treasure with its income and rate',
  }),
  listTreasureLogs: call({
    id: 'vg-balanceLog',
    method: 'GET',
    path: '/video/api/balanceLog',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ ...paging, type: z.optional(treasureLogType) }),
    data: paged(treasureLog),
    errors: [],
    summary: 'What went into my balance treasure, what came out, and its income',
  }),
  moveToTreasure: call({
    id: 'vp-balanceTransfer',
    method: 'POST',
    path: '/video/api/balanceTransfer',
    auth: 'bearer',
    rate: '20/min',
    idempotency: 'key',
    request: moveForm,
    data: moved,
    errors: [...moveRefusals, 'serviceNotOpen'],
    timeoutMs: 30_000,
    summary: 'Moves money from my wallet into the balance treasure',
  }),
  moveFromTreasure: call({
    id: 'vp-balanceTransferOut',
    method: 'POST',
    path: '/video/api/balanceTransferOut',
    auth: 'bearer',
    rate: '20/min',
    idempotency: 'key',
    request: moveForm,
    data: moved,
    errors: moveRefusals,
    timeoutMs: 30_000,
    summary: 'Moves money from the balance treasure back into my wallet; open also where the service is not',
  }),
} as const
