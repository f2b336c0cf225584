import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { DatabaseError } from 'pg'
import type { Db } from '../../../platform/database/db.ts'
import { Refusal, refuse, refuseField } from '../../../platform/http/refusal.ts'
import { type Ledger, ownersOf } from '../ledger.ts'
import { type LedgerCoin, type LedgerRoute, platformOwner } from '../ledger-routes.ts'
import type { OperatorStanding } from '../needs.ts'
import { PoolShort, type Posted } from '../post.ts'
import { findTransfer, movesOf } from './queries/explore.ts'
import {
  findRequest,
  insertRequest,
  markDecided,
  markPosted,
  type RequestDraft,
  type RequestedMove,
  type RequestRow,
} from './queries/requests.ts'
import { isReversible } from './reversible.ts'

export { countRequests, listRequests, type RequestRow } from './queries/requests.ts'

const readAmount = (text: string, coin: LedgerCoin): string =>
  (parseMinor(text, coinScale[coin]) ?? refuseField('amount')).toString()

/** Why something is asked for, and by which operator. */
export interface Requesting {
  readonly operatorId: number
  readonly reason: string
  readonly nowMs: number
}

type Draft = Omit<RequestDraft, 'reason' | 'made_by'>

const send = (tx: Db, { operatorId, reason, nowMs }: Requesting, draft: Draft): Promise<RequestRow> =>
  insertRequest(tx, { ...draft, reason, made_by: operatorId }, nowMs)

/** Budgets that an operator puts the owner's money into. */
type FundedPool = 'promo' | 'interest' | 'projects'

/** The owner's money for a budget; interest is paid in money only. */
export const proposeFunding = (
  tx: Db,
  requesting: Requesting,
  { pool, coin, amount }: { pool: FundedPool; coin: LedgerCoin; amount: string },
): Promise<RequestRow> => {
  if (pool !== 'promo' && coin !== 'money') refuseField('coin_code')
  const move = {
    route: `funding.${pool}`,
    coin,
    amount: readAmount(amount, coin),
    from: platformOwner,
    to: platformOwner,
  } as const
  return send(tx, requesting, { act: 'funding', moves: [move], user_id: null, transfer_id: null, reason_code: '' })
}

const correctionRoutes: Readonly<Record<LedgerCoin, Readonly<Record<'in' | 'out', LedgerRoute>>>> = {
  money: { in: 'correction.in', out: 'correction.out' },
  gold: { in: 'correction.gold_in', out: 'correction.gold_out' },
  point: { in: 'correction.point_in', out: 'correction.point_out' },
}

/** More or less on a member's wallet; gold is granted gold. */
export const proposeCorrection = (
  tx: Db,
  requesting: Requesting,
  correction: { userId: number; direction: 'in' | 'out'; coin: LedgerCoin; amount: string; reasonCode: string },
): Promise<RequestRow> => {
  const { userId, direction, coin, amount, reasonCode } = correction
  const move = {
    route: correctionRoutes[coin][direction],
    coin,
    amount: readAmount(amount, coin),
    from: direction === 'in' ? platformOwner : userId,
    to: direction === 'in' ? userId : platformOwner,
  }
  return send(tx, requesting, {
    act: 'correction',
    moves: [move],
    user_id: userId,
    transfer_id: null,
    reason_code: reasonCode,
  })
}

/** A transfer the way it came; refuses 4002, and 4003 where it was taken back or its record has an end of its own. */
export async function proposeReversal(
  tx: Db,
  requesting: Requesting,
  { transferId, reasonCode }: { transferId: number; reasonCode: string },
): Promise<RequestRow> {
  const transfer = (await findTransfer(tx, transferId)) ?? refuse('notFound')
  if (!isReversible(transfer)) refuse('stateChanged')
  const moves = (await movesOf(tx, transferId)).map(({ route, from, to, ...move }): RequestedMove => {
    if (route === null) throw new Error(`transfer ${transferId} went a way that is no more`)
    return { ...move, route, from: to, to: from }
  })
  return send(tx, requesting, {
    act: 'reversal',
    moves,
    user_id: null,
    transfer_id: transferId,
    reason_code: reasonCode,
  })
}

/** What the "yes" of an operator is worth where two people are needed. */
type RequestStatus = OperatorStanding['standingOf']

export interface Decision {
  readonly decision: 'agree' | 'refuse' | 'withdraw'
  readonly operatorId: number
  readonly reason: string
  readonly nowMs: number
}

const stateOf = { agree: 1, refuse: -1, withdraw: -2 } as const

/** What was decided; `told` is posted and to be told last in the transaction. */
export interface Decided {
  readonly request: RequestRow
  notify(): Promise<void>
}

/**
 * Decides a request, once, whoever is faster. Nobody agrees to or refuses what they asked for themselves but where one operator is
 * enough, both of two must count as people, and nobody withdraws what another asked for. Refuses 4002, 4003, 5021, 4001, and 7001 where a wallet or a budget cannot give what the act takes.
 */
export async function decideRequest(
  tx: Db,
  { ledger, standingOf }: { readonly ledger: Ledger; readonly standingOf: RequestStatus },
  id: number,
  decision: Decision,
): Promise<Decided> {
  const requested = (await findRequest(tx, id)) ?? refuse('notFound')
  const isOwn = requested.made_by === decision.operatorId
  if (decision.decision === 'withdraw' && !isOwn) refuse('noPermission')
  const { counts, isSingle } = await standingOf(tx, decision.operatorId)
  if (decision.decision !== 'withdraw' && isOwn && !isSingle) refuse('cannotDoToSelf')
  if (decision.decision === 'agree' && !isSingle && !(counts && (await standingOf(tx, requested.made_by)).counts))
    refuse('noPermission', { cause: 'too_new' })
  const change = { state: stateOf[decision.decision], operatorId: decision.operatorId, decision: decision.reason }
  const decided = (await markDecided(tx, id, change, decision.nowMs)) ?? refuse('stateChanged')
  if (decision.decision !== 'agree') return { request: decided, notify: async () => undefined }
  const posted = await postRequest(tx, ledger, decided, decision.operatorId)
  return {
    request: await markPosted(tx, id, posted.transferId),
    notify: async () => {
      await ledger.notify(tx, posted, ownersOf({ moves: movesIn(decided) }))
    },
  }
}

const movesIn = ({ moves }: RequestRow) => moves.map((move) => ({ ...move, amount: BigInt(move.amount) }))

async function postRequest(tx: Db, ledger: Ledger, request: RequestRow, operatorId: number): Promise<Posted> {
  const original = request.transfer_id === null ? undefined : await findTransfer(tx, request.transfer_id)
  try {
    return await ledger.postOnce(tx, {
      kind: request.act,
      key: `request:${request.id}`,
      bizNo: original?.biz_no ?? `K${request.id}`,
      operatorId,
      ...(original && { reverses: original.id }),
      moves: movesIn(request),
    })
  } catch (error) {
    if (error instanceof PoolShort) throw new Refusal('insufficientBalance')
    // Another request took the same transfer back.
    if (error instanceof DatabaseError && error.code === '23505') throw new Refusal('stateChanged')
    throw error
  }
}
