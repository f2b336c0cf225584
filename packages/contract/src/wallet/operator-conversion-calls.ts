import * as z from 'zod/mini'
import { call } from '../call.ts'
import { operatorChange } from '../operators/change-schemas.ts'
import { reason } from '../operators/schemas.ts'
import { count, empty } from '../schema.ts'
import { convertPair } from './conversion-schemas.ts'
import { positiveAmount, rate } from './money-schemas.ts'

/** A pair as operators see it, also one that is closed. */
export const storedPair = z.extend(convertPair, { version: count() })
export type StoredPair = z.output<typeof storedPair>

/** Terms of a pair. No pair leaves gold or makes money (S-113); `version` 0 is a pair nobody set before. */
const pairForm = z.object({
  from: z.literal(['money', 'point']),
  to: z.literal(['gold', 'point']),
  rate: rate(),
  fee_rate: rate(),
  min_amount: positiveAmount(),
  max_amount: positiveAmount(),
  status: z.literal([0, 1]),
  version: count(),
  reason,
})
export type PairForm = z.output<typeof pairForm>

/** What members may convert, at which rate. */
export const conversionOperatorCalls = {
  listPairs: call({
    id: 'op-conversion-pairs',
    method: 'GET',
    path: '/operator/v1/conversion-pairs',
    auth: 'operator',
    permission: 'finance.read',
    request: empty(),
    data: z.object({ list: z.array(storedPair) }),
    errors: [],
    summary: 'Every pair of coins that was ever set, with its terms',
  }),
  setPair: call({
    id: 'op-conversion-pair-set',
    method: 'POST',
    path: '/operator/v1/conversion-pairs/set',
    auth: 'operator',
    permission: 'config.write',
    request: pairForm,
    data: z.object({ pair: z.nullable(storedPair), change: z.nullable(operatorChange) }),
    errors: ['stateChanged'],
    summary:
      'Asks for terms of a pair, which takes a second operator; closing one holds at once. Quotes made on older terms end. 4003 when somebody else was faster',
  }),
} as const
