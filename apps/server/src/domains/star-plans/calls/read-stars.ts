import type { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { listOrdersOf, presentOrder } from '../../payments/index.ts'
import { countLevels } from '../../teams/index.ts'
import type { StarPlanNeeds } from '../needs.ts'
import { presentStarPlan, presentUserStar } from '../present.ts'
import { countOwned, findHeld, listOwned } from '../queries/orders.ts'
import { listOpenPlans } from '../queries/plans.ts'

async function findMine({ db, caller, clock, language }: CallContext<'bearer'>) {
  const held = await findHeld(db, caller.userId, clock())
  return held ? presentUserStar(held, language, clock()) : null
}

export const listStarPlans: Handler<typeof starPlanCalls.listStarPlans> = async (context) => ({
  list: (await listOpenPlans(context.db)).map((row) => presentStarPlan(row, context.language)),
  my: await findMine(context),
})

export const listUserStars: Handler<typeof starPlanCalls.listUserStars> = async (
  { db, caller, clock, language },
  { page, limit },
) => ({
  list: (await listOwned(db, caller.userId, { limit, offset: (page - 1) * limit })).map((row) =>
    presentUserStar(row, language, clock()),
  ),
  total: await countOwned(db, caller.userId),
  page,
  limit,
})

/** Income is money; in any other coin there is none. */
export const getMyStar =
  ({ commission, ledger }: StarPlanNeeds): Handler<typeof starPlanCalls.getMyStar> =>
  async (context, { coin_code: coin }) => {
    const { db, caller } = context
    const [star, income, available, team] = await Promise.all([
      findMine(context),
      commission.getIncome(context, {}),
      ledger.balance(db, caller.userId, coin),
      countLevels(db, caller.userId),
    ])
    const none = formatMinor(0n, coinScale[coin])
    const isMoney = coin === 'money'
    return {
      star,
      coin_code: coin,
      income_total: isMoney ? income.total : none,
      income_today: isMoney ? income.today : none,
      income_month: isMoney ? income.month : none,
      available,
      team_total: team.level_1 + team.level_2,
      team_1: team.level_1,
      team_2: team.level_2,
    }
  }

/** Orders are called what their package is called by now, in the language of whoever reads. */
export const listStarRecords =
  ({ commission, payments }: StarPlanNeeds): Handler<typeof starPlanCalls.listStarRecords> =>
  async (context, { type, state, page, limit }) => {
    if (type === 'income') return commission.listIncome(context, { type: 'star', page, limit })
    const filter = { userId: context.caller.userId, type: 'star', state } as const
    const { rows, total } = await listOrdersOf(context.db, filter, { limit, offset: (page - 1) * limit })
    const names = await payments.nameOrders(
      context,
      rows.map((row) => row.order_no),
    )
    const list = rows.map((row) => {
      const order = presentOrder(row)
      return { ...order, title: names.get(order.order_no)?.name ?? order.title }
    })
    return { list, total, page, limit }
  }
