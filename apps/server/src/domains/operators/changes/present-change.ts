import type { OperatorChange } from '@cliffhanger/contract/operators/change-schemas.ts'
import { changeStates } from '@cliffhanger/contract/operators/states.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ChangeRow } from '../queries/changes.ts'
import { listOperatorNames, listWithoutSecrets } from '../queries/operators.ts'
import { kinds } from './kinds.ts'

/** Things operators asked for, with who asked and who decided. */
export async function presentChanges(db: Db, rows: readonly ChangeRow[]): Promise<OperatorChange[]> {
  const people = rows.flatMap(({ made_by, decided_by }) => [made_by, ...(decided_by === null ? [] : [decided_by])])
  const names = new Map((await listOperatorNames(db, [...new Set(people)])).map(({ id, name }) => [id, name]))
  const made = rows.flatMap(({ operator_id }) => operator_id ?? [])
  const waiting = new Set(await listWithoutSecrets(db, made))
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: kinds[row.kind].subjectOf(row.proposal, row.base),
    before: row.base,
    after: kinds[row.kind].shownOf(row.proposal),
    reason: row.reason,
    made_by: row.made_by,
    made_by_name: names.get(row.made_by) ?? '',
    state: row.state,
    decided_by: row.decided_by ?? 0,
    decided_by_name: names.get(row.decided_by ?? 0) ?? '',
    decision: row.decision,
    is_link_open: flagOf(isLinkOpen(row, waiting)),
    create_time: toSeconds(row.created_ms),
    decide_time: toSeconds(row.decided_ms),
  }))
}

export async function presentChange(db: Db, row: ChangeRow): Promise<OperatorChange> {
  const [change] = await presentChanges(db, [row])
  if (!change) throw new Error(`change ${row.id} was not presented`)
  return change
}

/** Whether whoever asked for it can make a setup link: the operator is there and has not set up. */
export const isLinkOpen = (
  { kind, state, operator_id: operatorId }: ChangeRow,
  withoutSecrets: ReadonlySet<number>,
): boolean =>
  (kind === 'operator.create' || kind === 'operator.reset') &&
  state === changeStates.done &&
  operatorId !== null &&
  withoutSecrets.has(operatorId)
