import type * as z from 'zod/mini'
import type { RefusalName } from './errors.ts'

/** Who may make a call (entities.md, section 0; rules R-5…R-7).
 *  `optional`: works without a token, shows more with one. `refresh`: the refresh token is the bearer. */
export type CallAuth = 'none' | 'optional' | 'bearer' | 'refresh' | 'operator'

/** What an operator must be allowed to do; a role is a set of these (rules/operators/permissions.ts). */
export type OperatorPermission =
  | 'content.read'
  | 'content.write'
  | 'member.read'
  | 'member.write'
  | 'report.read'
  | 'report.write'
  | 'group.read'
  | 'group.write'
  | 'config.read'
  | 'config.write'
  | 'outbox.read'
  | 'operator.read'
  | 'operator.write'
  | 'audit.read'
  | 'finance.read'
  | 'finance.write'
  | 'identity.review'
  | 'refund.review'
  | 'version.write'
  | 'change.read'
  | 'change.write'
  | 'star.read'
  | 'star.write'
  | 'post.review'
  | 'file.write'
  | 'support.cases'
  | 'support.manage'

type Schema = z.ZodMiniType

/** One call of the contract: everything both sides must agree on. */
export interface CallRow<
  Request extends Schema = Schema,
  Data extends Schema = Schema,
  Auth extends CallAuth = CallAuth,
> {
  /** Id of the call in the product's specification; operators' calls have ids of our own. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'HEAD' | 'DELETE'
  readonly path: string
  readonly auth: Auth
  readonly permission?: OperatorPermission
  /** Budget per member (or address where nobody is signed in), as `30/min`, `10/day`; `rateOf` where absent. Refusal 4006. */
  readonly rate?: `${number}/${'s' | 'min' | 'h' | 'day'}`
  /** `key`: needs an `Idempotency-Key` header and runs in one transaction with it (4007…4009). `sometimes`: what it is asked decides
   *  whether it moves anything; then it needs the header, which its handler reads. */
  readonly idempotency?: 'key' | 'sometimes'
  /** Fields of the request that travel in the query string although the call is a POST. */
  readonly queryFields?: readonly string[]
  readonly request: Request
  readonly data: Data
  /** Code of a success that has nothing to show: its data is null (E-1). */
  readonly nullCode?: 2003
  /** Refusals the call may answer besides those every call of its `auth` may (`errors.ts`). */
  readonly errors: readonly RefusalName[]
  /** True where a failure is never shown as a toast (E-27). */
  readonly quiet?: boolean
  /** Milliseconds the client waits; 10000 where absent (K-1), 0 = no limit. */
  readonly timeoutMs?: number
  /** One sentence for the published document. */
  readonly summary: string
}

/** Budget of a call that names none: more than any screen asks for, and an end to whoever asks in a loop. */
const usualRates = { GET: '600/min', HEAD: '600/min', POST: '240/min', DELETE: '240/min' } as const

/** The budget of a call. */
export const rateOf = ({ rate, method }: Pick<CallRow, 'rate' | 'method'>): NonNullable<CallRow['rate']> =>
  rate ?? usualRates[method]

/** Declares a call; the types of its request and data follow from its schemas. */
export const call = <Request extends Schema, Data extends Schema, const Auth extends CallAuth>(
  row: CallRow<Request, Data, Auth>,
): CallRow<Request, Data, Auth> => row

/** A table of calls by our own names, such as `sessionCalls`. */
export type CallTable = Readonly<Record<string, CallRow>>

/** What a handler receives: the request after parsing (defaults filled in). */
export type CallInput<Row extends CallRow> = z.output<Row['request']>

/** What a caller gives: defaults may be left out. */
export type CallRequest<Row extends CallRow> = z.input<Row['request']>

/** What a handler returns and a caller receives in `data`. */
export type CallData<Row extends CallRow> = z.output<Row['data']>

/** The envelope of every enveloped answer; HTTP status 200 for every business code. */
export interface Envelope<Data = unknown> {
  readonly code: number
  readonly msg: string
  readonly data: Data
}
