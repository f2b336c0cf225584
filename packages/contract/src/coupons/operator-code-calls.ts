import * as z from 'zod/mini'
import { call } from '../call.ts'
import { reason } from '../operators/schemas.ts'
import { id, paged, paging, queryNumber } from '../schema.ts'
import { codeBatch, codeBatchForm, redeemableCode } from './operator-code-schemas.ts'

/** Redeem codes, in batches, as operators make them. */
export const codeOperatorCalls = {
  listCodeBatches: call({
    id: 'op-code-batches',
    method: 'GET',
    path: '/operator/v1/code-batches',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object(paging),
    data: paged(codeBatch),
    errors: [],
    summary: 'Batches of redemption codes, newest first',
  }),
  createCodeBatch: call({
    id: 'op-code-batch-create',
    method: 'POST',
    path: '/operator/v1/code-batches/create',
    auth: 'operator',
    permission: 'finance.write',
    idempotency: 'key',
    request: z.extend(codeBatchForm, { reason }),
    data: z.object({ batch: codeBatch }),
    errors: ['notFound', 'insufficientBalance', 'amountOutOfRange'],
    summary: 'Makes a batch and sets its worth aside from the promotion pool; days of a membership have none',
  }),
  exportCodeBatch: call({
    id: 'op-code-batch-export',
    method: 'POST',
    path: '/operator/v1/code-batches/export',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({ id: id(), reason }),
    data: z.object({ batch: codeBatch, codes: z.array(z.string()) }),
    errors: ['notFound', 'stateChanged', 'cannotDoToSelf'],
    timeoutMs: 60_000,
    summary: 'Makes the codes of a batch and shows them, once; from a worth on not for who made the batch',
  }),
  voidCodeBatch: call({
    id: 'op-code-batch-void',
    method: 'POST',
    path: '/operator/v1/code-batches/void',
    auth: 'operator',
    permission: 'finance.write',
    request: z.object({ id: id(), reason }),
    data: z.object({ batch: codeBatch }),
    errors: ['notFound', 'stateChanged'],
    summary: 'Voids the unused codes of a batch and puts their worth back',
  }),
  listCodes: call({
    id: 'op-codes',
    method: 'GET',
    path: '/operator/v1/codes',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object({
      ...paging,
      batch_id: queryNumber(id()),
      state: z.optional(queryNumber(z.literal([0, 1, 2]))),
      last_four: z.optional(z.string().check(z.regex(/^[0-9A-Za-z]{4}$/))),
    }),
    data: paged(redeemableCode),
    errors: [],
    summary: 'Codes of a batch by their last four characters, with who used them',
  }),
} as const
