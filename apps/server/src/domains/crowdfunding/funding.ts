import { crowdOrderStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import { decideFunding } from '@cliffhanger/rules/crowdfunding/project-state.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../../platform/database/db.ts'
import { escrowOf } from '../ledger/index.ts'
import { forEachOrder } from './each-order.ts'
import { countInterest } from './interest.ts'
import type { CrowdfundingNeeds } from './needs.ts'
import { orderEvent, writeMoney } from './present.ts'
import { endOrder, getOrder, listUnreturned, lockOrder } from './queries/orders.ts'
import { listDecidable, lockFunding, setStage, sumFunding } from './queries/projects.ts'

/** Decides projects whose funding has ended, each once its last order is paid or over (S-90). One that fails does not keep others back. */
export async function decideProjects(context: Pick<ServerContext, 'db' | 'clock' | 'log'>): Promise<void> {
  for (const { id } of await listDecidable(context.db, context.clock()))
    try {
      await context.db.transaction((tx) => decideOne(context, tx, id), { retries: 3 })
    } catch (error) {
      context.log.error({ err: error, projectId: id }, 'the funding of a project could not be decided')
    }
}

async function decideOne({ clock }: Pick<ServerContext, 'clock'>, tx: Db, id: number): Promise<void> {
  const row = await lockFunding(tx, id)
  if (!row) return
  // Read once the project is locked: whoever was joining is among them.
  const { raised, unpaid } = await sumFunding(tx, id)
  const { ends_ms: endsMs, units_left: unitsLeft } = row
  const sums = { raised: BigInt(raised), least: BigInt(row.min_amount) }
  const stage = decideFunding({ endsMs, unitsLeft, unpaid, ...sums }, clock())
  if (stage) await setStage(tx, id, stage, clock())
}

/** Gives everything back that is in projects that failed, each order in full and once (S-90). Interest that was earned stays earned. */
export const returnFailed = (
  context: Pick<ServerContext, 'db' | 'clock' | 'settings' | 'log'>,
  domains: Pick<CrowdfundingNeeds, 'ledger' | 'notices'>,
  signal?: AbortSignal,
): Promise<void> =>
  forEachOrder(
    context,
    {
      list: (limit) => listUnreturned(context.db, limit),
      work: (id) => returnOne(context, domains, id),
      failure: 'what a failed project holds of an order could not be given back',
    },
    signal,
  )

const returnOne = (
  context: Pick<ServerContext, 'db' | 'clock' | 'settings'>,
  { ledger, notices }: Pick<CrowdfundingNeeds, 'ledger' | 'notices'>,
  orderId: number,
): Promise<void> =>
  context.db.transaction(
    async (tx) => {
      const order = await countInterest(context, tx, await lockOrder(tx, orderId))
      const nowMs = context.clock()
      const from = [crowdOrderStates.running, crowdOrderStates.matured]
      if (!(await endOrder(tx, orderId, { from, to: crowdOrderStates.refunded, nowMs }))) return
      const amount = BigInt(order.principal)
      const { user_id: userId, order_no: bizNo, title } = order
      const posted = await ledger.postOnce(tx, {
        kind: 'project_back',
        key: `project_back:${orderId}`,
        bizNo,
        remark: title,
        moves: [
          { route: 'project_back.principal', coin: 'money', amount, from: escrowOf(order.project_id), to: userId },
        ],
      })
      const notice = await notices.write(tx, {
        userId,
        key: 'projectFailed',
        values: { title: order.titles, amount: writeMoney(amount), coin: 'money' },
        thing: String(orderId),
      })
      await ledger.notify(tx, posted, [userId], [orderEvent(context, await getOrder(tx, orderId)), notice])
    },
    { retries: 3 },
  )
