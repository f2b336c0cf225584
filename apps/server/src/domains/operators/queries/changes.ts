import type { ChangeKind } from '@cliffhanger/contract/operators/change-schemas.ts'
import type { Db } from '../../../platform/database/db.ts'
import {
  conditionsOf,
  countMatching,
  inPeriod,
  type Listing,
  orderOf,
  readPage,
} from '../../../platform/database/list-question.ts'

/** Something one operator asked for, as it is stored. */
export interface ChangeRow {
  readonly id: number
  readonly kind: ChangeKind
  readonly proposal: unknown
  readonly base: unknown
  readonly operator_id: number | null
  readonly reason: string
  readonly made_by: number
  readonly created_ms: number
  readonly state: 0 | 1 | -1 | -2
  readonly decided_by: number | null
  readonly decided_ms: number
  readonly decision: string
}

export interface ChangeDraft {
  readonly kind: ChangeKind
  readonly proposal: unknown
  readonly base: unknown
  readonly operatorId: number | null
  readonly reason: string
  readonly madeBy: number
}

const columns =
  'id, kind, wish as proposal, base, operator_id, reason, made_by, created_ms, state, decided_by, decided_ms, decision'

export const insertChange = (tx: Db, draft: ChangeDraft, nowMs: number): Promise<ChangeRow> =>
  tx.one(
    `insert into operator_changes (kind, wish, base, operator_id, reason, made_by, created_ms) values ($1, $2, $3, $4, $5, $6, $7)
     returning ${columns}`,
    [
      draft.kind,
      JSON.stringify(draft.proposal),
      JSON.stringify(draft.base ?? null),
      draft.operatorId,
      draft.reason,
      draft.madeBy,
      nowMs,
    ],
  )

/** As it is now, and nobody else decides it until the transaction ends. */
export const lockChange = (tx: Db, id: number): Promise<ChangeRow | undefined> =>
  tx.find(`select ${columns} from operator_changes where id = $1 for update`, [id])

interface Decided {
  readonly state: 1 | -1 | -2
  readonly decidedBy: number
  readonly decision: string
  readonly operatorId: number | null
}

export const markDecided = (tx: Db, id: number, decided: Decided, nowMs: number): Promise<ChangeRow> =>
  tx.one(
    `update operator_changes set state = $2, decided_by = $3, decision = $4, operator_id = $5, decided_ms = $6
      where id = $1 and state = 0 returning ${columns}`,
    [id, decided.state, decided.decidedBy, decided.decision, decided.operatorId, nowMs],
  )

/** Which changes a list shows: those of some kinds and of one's own, in any state where none is given. */
export interface ChangeFilter extends Listing<'create_time'> {
  readonly kinds: readonly ChangeKind[]
  readonly madeBy: number
  readonly state: number | undefined
}

const matching = ({ kinds, madeBy, state, ...listing }: ChangeFilter) =>
  conditionsOf([[state, (place) => `state = ${place}`], ...inPeriod('created_ms', listing)], {
    text: '(kind = any ($1) or made_by = $2)',
    values: [kinds, madeBy],
  })

export const listChanges = (db: Db, filter: ChangeFilter, limit: number, offset: number): Promise<ChangeRow[]> =>
  readPage(
    db,
    `select ${columns} from operator_changes`,
    matching(filter),
    orderOf(filter, { create_time: 'created_ms' }, { own: 'id desc' }),
    { limit, offset },
  )

export const countChanges = (db: Db, filter: ChangeFilter): Promise<number> =>
  countMatching(db, 'operator_changes', matching(filter))

/** What waits for an operator who may agree to these kinds: what they asked for themselves does not. */
export const countWaitingChanges = async (db: Db, kinds: readonly ChangeKind[], operatorId: number): Promise<number> =>
  (
    await db.one<{ total: number }>(
      `select count(*)::int as total from operator_changes where state = 0 and kind = any ($1) and made_by <> $2`,
      [kinds, operatorId],
    )
  ).total
