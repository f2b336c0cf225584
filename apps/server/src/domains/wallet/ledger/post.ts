import type { Minor } from '@cliffhanger/rules/money.ts'
import { platformDay } from '@cliffhanger/rules/platform-day.ts'
import { DatabaseError } from 'pg'
import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/db.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { LineRow } from '../queries/lines.ts'
import type { LedgerCoin, LedgerRoute } from './ways.ts'

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

const pools = new Set(['promo_pool', 'interest_pool', 'benefit_budget'])

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
        platformDay(nowMs, context.settings.TIME_ZONE).slice(0, 7),
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
  } catch (fault) {
    throw readable(fault)
  }
}

/** The database's "no" as one of ours. */
function readable(fault: unknown): unknown {
  if (!(fault instanceof DatabaseError)) return fault
  switch (fault.code) {
    case 'P0402':
      return pools.has(fault.detail ?? '')
        ? new PoolShort(fault.detail ?? '', fault)
        : new Refusal('insufficientBalance')
    case 'P0409':
      return new Refusal('idempotencyKeyReused')
    case '22003':
      return new Refusal('amountOutOfRange')
    case undefined:
    default:
      return fault
  }
}
