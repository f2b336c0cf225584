import type { CallAuth, CallData, CallInput, CallRow, CallTable } from '@cliffhanger/contract/call.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { MessageName } from '@cliffhanger/i18n/server-texts.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../database/db.ts'
import type { CallerOf } from './callers.ts'
import type { KeyedRequest } from './idempotency.ts'

/** What a handler gets besides its input. `db` is the transaction of the idempotency key where the row asks for one. */
export interface CallContext<Auth extends CallAuth = CallAuth> extends Omit<ServerContext, 'db'> {
  readonly db: Db
  readonly caller: CallerOf[Auth]
  readonly language: Language
  readonly address: string
  readonly userAgent: string
  readonly requestId: string
  /** The Idempotency-Key the caller sent. */
  readonly idempotencyKey: string | undefined
  /** Base address the caller used, such as `https://app.example`. */
  readonly origin: string
  /** Whether the caller hung up before the answer: what takes long and changes nothing need not begin. */
  hasLeft(): boolean
  /** Sets a cookie with the answer. */
  setCookie(cookie: string): void
  /** Sets the `msg` of a successful answer, which some screens show as a toast. */
  say(message: MessageName): void
}

type Promised<Value> = Value | Promise<Value>

/** Answers one call of the contract. */
export type Handler<Row extends CallRow> = (
  context: CallContext<Row['auth']>,
  input: CallInput<Row>,
) => Promised<CallData<Row>>

/** One handler for every row of a table: a missing one does not compile. */
export type Handlers<Table extends CallTable> = { readonly [Name in keyof Table]: Handler<Table[Name]> }

/** A row with the function that answers it, as the HTTP side sees it. */
export interface BoundCall {
  readonly row: CallRow
  /** Runs before the transaction of the idempotency key, in transactions of its own, and answers the input to go on with. For what must
   *  stay whatever becomes of the call, such as a counted try, and for what no stored hash of the request may cover. */
  readonly before?: (context: CallContext, input: unknown) => Promised<unknown>
  readonly answer: (context: CallContext, input: unknown) => Promised<unknown>
  /** Takes in a keyed call together with those of other members: claims the key itself, in a transaction they share, and stores its reply.
   *  Undefined where this one has to go alone, through `answer`. */
  readonly together?: (context: CallContext, input: unknown, request: KeyedRequest) => Promise<unknown> | undefined
  /** Runs after the transaction of the idempotency key, for the first answer and for every repeat of it, and answers what the caller
   *  gets. For what must not happen inside a transaction, such as asking a provider; so it has to be repeatable itself. */
  readonly after?: (context: CallContext, data: unknown, input: unknown) => Promised<unknown>
}

/** Joins a table of rows and its handlers. The cast is sound: input comes out of the row's own schema and
 *  the caller out of the row's own `auth` (http.ts). */
export const bindCalls = <Table extends CallTable>(table: Table, handlers: Handlers<Table>): readonly BoundCall[] =>
  Object.entries(table).map(([name, row]) => ({ row, answer: handlers[name] as BoundCall['answer'] }))

/** One row whose acts share a transaction where they can. The cast is as sound as that of `bindCalls`. */
export const bindTogether = <Row extends CallRow>(
  row: Row,
  handler: Handler<Row>,
  together: (
    context: CallContext<Row['auth']>,
    input: CallInput<Row>,
    request: KeyedRequest,
  ) => Promise<CallData<Row>> | undefined,
): BoundCall => ({
  row,
  answer: handler as BoundCall['answer'],
  together: together as NonNullable<BoundCall['together']>,
})
