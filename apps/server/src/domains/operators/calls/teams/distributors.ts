import type { DistributorLine } from '@cliffhanger/contract/teams/operator-schemas.ts'
import type { teamOperatorCalls } from '@cliffhanger/contract/teams/operator-team-calls.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'
import { findUsers } from '../../../account/index.ts'
import type { DistributorRow } from '../../../teams/index.ts'
import { carryOut } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../../present/account.ts'
import { presentDistributorLine } from '../../present/teams.ts'

type Calls = typeof teamOperatorCalls

async function presentLines(
  { teams }: OperatorNeeds,
  db: Db,
  rows: readonly DistributorRow[],
): Promise<DistributorLine[]> {
  const figuresOf = await teams.operator.distributors.figures(db, rows)
  const lineOf = await memberLines(
    db,
    rows.map((row) => row.user_id),
  )
  return rows.map((row) => presentDistributorLine(row, figuresOf(row), lineOf))
}

async function presentLine(needs: OperatorNeeds, db: Db, row: DistributorRow): Promise<DistributorLine> {
  const [line] = await presentLines(needs, db, [row])
  return line ?? refuse('notFound')
}

const listDistributors =
  (needs: OperatorNeeds): Handler<Calls['listDistributors']> =>
  async ({ db }, { page, limit }) => {
    const { list, count } = needs.teams.operator.distributors
    const rows = await list(db, { limit, offset: (page - 1) * limit })
    return { list: await presentLines(needs, db, rows), total: await count(db), page, limit }
  }

/** What the log says of a channel; the token of its pixel is left out. */
const logged = ({ code, name, domain, pixel_id, is_open }: DistributorRow) => ({
  code,
  name,
  domain,
  pixel_id,
  is_open,
})

const createDistributor =
  (needs: OperatorNeeds): Handler<Calls['createDistributor']> =>
  async (context, { reason, distributer_code: code, status, ...form }) => {
    const row = await carryOut(
      context,
      async (tx) => {
        if (!(await findUsers(tx, [form.user_id])).has(form.user_id)) return refuse('notFound')
        const draft = { ...form, code, is_open: status === 1 }
        return (await needs.teams.operator.distributors.insert(tx, draft, context.clock())) ?? refuse('nameUsed')
      },
      (made) => ({
        action: 'distributor.create',
        target: `member ${made.user_id}`,
        reason,
        after: logged(made),
      }),
    )
    return { distributor: await presentLine(needs, context.db, row) }
  }

const editDistributor =
  (needs: OperatorNeeds): Handler<Calls['editDistributor']> =>
  async (context, { reason, version, status, ...form }) => {
    const { distributors } = needs.teams.operator
    const { row } = await carryOut(
      context,
      async (tx) => {
        const before = (await distributors.find(tx, form.user_id)) ?? refuse('notFound')
        if (before.version !== version) return refuse('stateChanged')
        const draft = { ...form, is_open: status === 1 }
        const edited = await distributors.update(tx, draft, version, context.clock())
        return { before, row: edited ?? refuse('nameUsed') }
      },
      ({ before, row: after }) => ({
        action: 'distributor.edit',
        target: `member ${form.user_id}`,
        reason,
        before: logged(before),
        after: logged(after),
      }),
    )
    return { distributor: await presentLine(needs, context.db, row) }
  }

export const distributorHandlers = (needs: OperatorNeeds) => ({
  listDistributors: listDistributors(needs),
  createDistributor: createDistributor(needs),
  editDistributor: editDistributor(needs),
})
