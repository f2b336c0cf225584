import type { Minor } from '@cliffhanger/rules/money.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import { DatabaseError } from 'pg'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { LedgerCoin, LedgerRoute } from './ledger-routes.ts'
import type { LineRow } from './queries/lines.ts'

/** One amount on one way, from one owner to another; the platform is owner 0. */
export interface Move {
  readonly route: LedgerRoute
  readonly coin: LedgerCoin
  readonly amount: Minor
  readonly from: number
  readonly to: number
  /** Of granted gold: when it expires; absent: never. */
  readonly expiresMs?: number
}

/** An act that moves value. */
export interface NewTransfer {
  readonly kind: string
  /** What it stands for, once for ever, such as `recharge:12`. */
  readonly key: string
  /** Number of the order or record the lines name. */
  readonly bizNo: string
  readonly remark?: string
  /** The operator who did it. */
  readonly operatorId?: number
  /** The transfer it takes back; its moves are those of that transfer with `from` and `to` exchanged. */
  readonly reverses?: number
  readonly moves: readonly Move[]
}

export interface Posted {
  readonly transferId: number
  /** The same act was posted before; nothing moved now. */
  readonly isRepeat: boolean
  /** What it made in the bills of its members, in the order of its moves; nothing for a repeat. */
  readonly lines: readonly LineRow[]
}

interface PostedRow {
  readonly transfer_id: number
  readonly is_repeat: boolean
  readonly lines: readonly Omit<LineRow, 'transfer_id' | 'biz_no' | 'remark'>[]
}

/** A budget of the platform cannot pay; whoever asked decides whether that is a wait or a fault. */
export class PoolShort extends Error {
  override readonly name = 'PoolShort'
  readonly pool: string

  constructor(pool: string, cause: unknown) {
    super(`${pool} cannot pay`, { cause })
    this.pool = pool
  }
}

const pools = new Set(['promo_pool', 'interest_pool', 'benefit_budget', 'project_pool', 'escrow'])

/** What posting needs of the process. */
export type Posting = Pick<ServerContext, 'clock' | 'settings'>

/**
 * Posts a transfer in the caller's transaction: one call, every lock in one order, all or nothing.
 * Refuses 7001 where a member's balance is not enough (S-109), 4008 where the key stands for another transfer, 7005 where a balance
 * would not fit; throws PoolShort where a budget cannot pay (S-112). Each of them ends the transaction.
 */
export async function postTransfer(context: Posting, tx: Db, transfer: NewTransfer): Promise<Posted> {
  const nowMs = context.clock()
  const { kind, key, bizNo, remark = '', operatorId = 0, reverses = null, moves } = transfer
  try {
    const row = await tx.one<PostedRow>(
      `select * from ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9::text[], $10::bigint[], $11::bigint[], $12::text[], $13::bigint[], $14::bigint[])`,
      [
        kind,
        key,
        bizNo,
        remark,
        operatorId,
        reverses,
        nowMs,
        monthOf(context, nowMs),
        moves.map(({ route }) => route),
        moves.map(({ from }) => from),
        moves.map(({ to }) => to),
        moves.map(({ coin }) => coin),
        moves.map(({ amount }) => amount.toString()),
        moves.map(({ expiresMs }) => expiresMs ?? null),
      ],
    )
    const transferId = row.transfer_id
    const lines = row.lines.map((line) => ({ ...line, transfer_id: transferId, biz_no: bizNo, remark }))
    return { transferId, isRepeat: row.is_repeat, lines }
  } catch (error) {
    throw readable(error)
  }
}

/** Transfers of many members that are one kind of act in one coin; none of them names an account of a member that another one names. */
export interface JointTransfers {
  readonly kind: string
  readonly coin: LedgerCoin
  readonly transfers: readonly (Pick<NewTransfer, 'key' | 'bizNo' | 'remark'> & {
    readonly moves: readonly Omit<Move, 'coin' | 'expiresMs'>[]
  })[]
}

/**
 * Posts them in one statement. The members' accounts are locked already (`Ledger.lockGold`, `lockPoints`) and can pay, and the keys are new: anything else is
 * a fault, which ends the transaction. Answers the lines of each transfer.
 */
export async function postTogether(
  context: Posting,
  tx: Db,
  { kind, coin, transfers }: JointTransfers,
): Promise<(readonly LineRow[])[]> {
  const nowMs = context.clock()
  const moves = transfers.flatMap((transfer, index) => transfer.moves.map((move) => ({ ...move, place: index + 1 })))
  const rows = await tx.query<Omit<LineRow, 'coin_code' | 'biz_no' | 'remark'> & { place: number }>(
    `select place, id, transfer_id, user_id, purpose, amount::text as amount, balance_after::text as balance_after, bill_type, other_id, created_ms
       from ledger_post_together($1, $2::text[], $3::text[], $4::text[], $5, $6, $7::int[], $8::text[], $9::bigint[], $10::bigint[], $11, $12::bigint[])`,
    [
      kind,
      transfers.map(({ key }) => key),
      transfers.map(({ bizNo }) => bizNo),
      transfers.map(({ remark = '' }) => remark),
      nowMs,
      monthOf(context, nowMs),
      moves.map(({ place }) => place),
      moves.map(({ route }) => route),
      moves.map(({ from }) => from),
      moves.map(({ to }) => to),
      coin,
      moves.map(({ amount }) => amount.toString()),
    ],
  )
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  return transfers.map(({ bizNo, remark = '' }, index) =>
    (byPlace.get(index + 1) ?? []).map(({ place: _place, ...row }) => ({
      ...row,
      coin_code: coin,
      biz_no: bizNo,
      remark,
    })),
  )
}

const monthOf = ({ settings }: Posting, nowMs: number): string => platformDay(nowMs, settings.TIME_ZONE).slice(0, 7)

/** The database's "no" as one of ours. */
function readable(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error
  switch (error.code) {
    case 'P0402':
      return pools.has(error.detail ?? '')
        ? new PoolShort(error.detail ?? '', error)
        : new Refusal('insufficientBalance')
    case 'P0409':
      return new Refusal('idempotencyKeyReused')
    case '22003':
      return new Refusal('amountOutOfRange')
    case undefined:
    default:
      return error
  }
}
