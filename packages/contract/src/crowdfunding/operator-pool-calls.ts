import * as z from 'zod/mini'
import { call } from '../call.ts'
import { signedAmount } from '../ledger/operator-ledger-schemas.ts'
import { count, empty, flag, id, paged, paging, seconds } from '../schema.ts'
import { shownAmount } from '../wallet/money-schemas.ts'
import { projectEscrow } from './operator-project-schemas.ts'
import { day } from './schemas.ts'
import { projectStage } from './states.ts'

/** One day to come: the interest that orders of today earn on it, what matures, and what the pool has after it was paid; below 0: what is missing. */
const poolDay = z.object({
  date: day,
  interest: shownAmount(),
  maturing_orders: count(),
  maturing_principal: shownAmount(),
  pool_after: signedAmount,
})
export type PoolDay = z.output<typeof poolDay>

/** What one past day earned that is not paid. */
const owedDay = z.object({
  date: day,
  amount: shownAmount(),
  orders: count(),
  /** Days since it was over. */
  age_days: count(),
})

/** Records of one kind that wait: how many, what they come to, and since when; 0 where none does. */
const waitingRecords = z.object({ total: count(), amount: shownAmount(), since_time: seconds() })

const failedProject = z.object({ id: id(), title: z.string(), orders: count(), principal: shownAmount() })

const projectMoney = z.object({
  id: id(),
  title: z.string(),
  stage: projectStage,
  /** What its orders say is in the escrow; it equals the stakes. */
  principal: shownAmount(),
  escrow: projectEscrow,
  is_sound: flag(),
})
export type ProjectMoney = z.output<typeof projectMoney>

/** The pool that interest is paid from, and everything that is still to be done or paid. */
export const poolOperatorCalls = {
  getProjectPool: call({
    id: 'op-crowd-pool',
    method: 'GET',
    path: '/operator/v1/crowdfunding/pool',
    auth: 'operator',
    permission: 'finance.read',
    request: empty(),
    data: z.object({
      /** The pool's account in the ledger, whose lines are its history; 0 before it was first funded. */
      account_id: count(),
      balance: shownAmount(),
      owed: shownAmount(),
      is_paused: flag(),
      running_orders: count(),
      /** Today and the 29 days after it. */
      days: z.array(poolDay),
      /** The first day whose interest the pool cannot pay; '' where it lasts. */
      dry_date: z.union([day, z.literal('')]),
      /** What has to be put in for it to last. */
      missing: shownAmount(),
      /** The oldest days that are not paid. */
      owed_days: z.array(owedDay),
    }),
    errors: [],
    summary: 'What the pool has and owes, and what falls due on the next 30 days',
  }),
  getCrowdObligations: call({
    id: 'op-crowd-obligations',
    method: 'GET',
    path: '/operator/v1/crowdfunding/obligations',
    auth: 'operator',
    permission: 'finance.read',
    request: empty(),
    data: z.object({
      owed_interest: waitingRecords,
      owed_days: z.array(owedDay),
      /** Over, and not taken out by their members. */
      matured: waitingRecords,
      /** Orders of failed projects that still hold money. */
      unreturned: waitingRecords,
      failed_projects: z.array(failedProject),
      /** Reserved units that may still be paid. */
      unpaid: waitingRecords,
      /** Funding that has ended and is not decided yet. */
      undecided: count(),
      /** What an operator asked for and nobody has decided. */
      changes: count(),
    }),
    errors: [],
    summary: 'Everything that is owed or still to be done, with its age',
  }),
  listProjectMoney: call({
    id: 'op-crowd-project-money',
    method: 'GET',
    path: '/operator/v1/crowdfunding/project-money',
    auth: 'operator',
    permission: 'finance.read',
    request: z.object(paging),
    data: paged(projectMoney),
    errors: [],
    summary: 'What the orders of each project put in, against the balance and the stakes of its escrow',
  }),
} as const
