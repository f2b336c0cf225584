import type { poolOperatorCalls } from '@cliffhanger/contract/crowdfunding/operator-pool-calls.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { type OwedDay, type WaitingRow, writeMoney } from '../../../crowdfunding/index.ts'
import { crowdKinds } from '../../changes/kinds.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentEscrow, titleOf } from '../../present/crowdfunding.ts'
import { countWaitingChanges } from '../../queries/changes.ts'

type Calls = typeof poolOperatorCalls

const presentOwedDay = ({ day, amount, orders, ageDays }: OwedDay) => ({
  date: day,
  amount: writeMoney(amount),
  orders,
  age_days: ageDays,
})

const presentWaiting = ({ total, amount, since_ms: sinceMs }: WaitingRow) => ({
  total,
  amount: writeMoney(amount),
  since_time: toSeconds(sinceMs),
})

const getProjectPool =
  ({ crowdfunding }: OperatorNeeds): Handler<Calls['getProjectPool']> =>
  async ({ db }) => {
    const pool = await crowdfunding.operator.obligations.pool(db)
    const { days, dryDay, missing } = pool.forecast
    return {
      account_id: pool.accountId,
      balance: writeMoney(pool.balance),
      owed: writeMoney(pool.owed),
      is_paused: flagOf(pool.isPaused),
      running_orders: pool.runningOrders,
      days: days.map(({ day, interest, maturingOrders, maturingPrincipal, poolAfter }) => ({
        date: day,
        interest: writeMoney(interest),
        maturing_orders: maturingOrders,
        maturing_principal: writeMoney(maturingPrincipal),
        pool_after: writeMoney(poolAfter),
      })),
      dry_date: dryDay ?? '',
      missing: writeMoney(missing),
      owed_days: pool.owedDays.map(presentOwedDay),
    }
  }

/** No operator has this id: what everybody asked for is counted. */
const nobody = 0

const getCrowdObligations =
  ({ crowdfunding }: OperatorNeeds): Handler<Calls['getCrowdObligations']> =>
  async ({ db }) => {
    const found = await crowdfunding.operator.obligations.list(db)
    return {
      owed_interest: presentWaiting(found.owed),
      owed_days: found.owedDays.map(presentOwedDay),
      matured: presentWaiting(found.matured),
      unreturned: presentWaiting(found.unreturned),
      failed_projects: found.failedProjects.map((row) => ({
        id: row.id,
        title: titleOf(row),
        orders: row.orders,
        principal: writeMoney(row.principal),
      })),
      unpaid: presentWaiting(found.unpaid),
      undecided: found.undecided,
      changes: await countWaitingChanges(db, crowdKinds, nobody),
    }
  }

const listProjectMoney =
  ({ crowdfunding }: OperatorNeeds): Handler<Calls['listProjectMoney']> =>
  async ({ db }, { page, limit }) => {
    const { obligations } = crowdfunding.operator
    const rows = await obligations.projectMoney(db, { limit, offset: (page - 1) * limit })
    return {
      list: rows.map((row) => ({
        id: row.id,
        title: titleOf(row),
        stage: row.stage,
        principal: writeMoney(row.principal),
        escrow: presentEscrow(row),
        is_sound: flagOf(row.principal === row.stakes && BigInt(row.escrow) >= BigInt(row.stakes)),
      })),
      total: await obligations.countOpened(db),
      page,
      limit,
    }
  }

export const poolHandlers = (needs: OperatorNeeds): Handlers<Calls> => ({
  getProjectPool: getProjectPool(needs),
  getCrowdObligations: getCrowdObligations(needs),
  listProjectMoney: listProjectMoney(needs),
})
