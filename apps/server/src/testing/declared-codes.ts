import type { CallRow } from '@cliffhanger/contract/call.ts'
import { impliedRefusals, refusalCodes } from '@cliffhanger/contract/errors.ts'

/** Every code that a row says it may answer. */
export const declaredCodes = (row: CallRow): ReadonlySet<number> =>
  new Set([
    200,
    ...(row.nullCode ? [row.nullCode] : []),
    ...[...row.errors, ...impliedRefusals[row.auth]].map((name) => refusalCodes[name]),
    ...(row.idempotency === 'key' ? [4007, 4008, 4009] : []),
  ])
