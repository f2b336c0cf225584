import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { starPlanOperatorCalls } from '@cliffhanger/contract/star-plans/operator-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import type { StarPlanDraft } from '../../../star-plans/index.ts'
import { carryOut } from '../../audit.ts'
import { listingOf } from '../../listing.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../../present/account.ts'
import { presentSoldStarPlan, presentWrittenStarPlan } from '../../present/star-plans.ts'
import { rewritten } from '../../written-languages.ts'

type Calls = typeof starPlanOperatorCalls
type Form = Omit<CallInput<Calls['createStarPlan']>, 'reason'>

const listWrittenStarPlans =
  ({ starPlans }: OperatorNeeds): Handler<Calls['listWrittenStarPlans']> =>
  async ({ db, clock }) => ({ list: (await starPlans.operator.list(db, clock())).map(presentWrittenStarPlan) })

const createStarPlan =
  ({ starPlans }: OperatorNeeds): Handler<Calls['createStarPlan']> =>
  async (context, { reason, ...form }) => {
    const draft = readPlan(form, readPrice(form), {})
    const plan = await carryOut(
      context,
      async (tx) => presentWrittenStarPlan(await starPlans.operator.insert(tx, draft, context.clock())),
      (after) => ({ action: 'starPlan.create', target: `star plan ${after.id}`, reason, after }),
    )
    return { plan }
  }

/** Orders keep what the package was when they were made, whatever becomes of it. */
const editStarPlan =
  ({ starPlans }: OperatorNeeds): Handler<Calls['editStarPlan']> =>
  async (context, { reason, id, version, ...form }) => {
    const nowMs = context.clock()
    const price = readPrice(form)
    const { after } = await carryOut(
      context,
      async (tx) => {
        const known = (await starPlans.operator.lock(tx, id, nowMs)) ?? refuse('notFound')
        if (known.version !== version) refuse('stateChanged')
        const edited = await starPlans.operator.update(tx, id, readPlan(form, price, known.names), nowMs)
        return { before: presentWrittenStarPlan(known), after: presentWrittenStarPlan(edited) }
      },
      (change) => ({ action: 'starPlan.edit', target: `star plan ${id}`, reason, ...change }),
    )
    return { plan: after }
  }

/** In minor units; refuses 4000 a price that its coin does not have. */
const readPrice = (form: Form): bigint => parseMinor(form.price, coinScale[form.coin_code]) ?? refuseField('price')

/** Refuses 4000 a package without a name. */
function readPlan(form: Form, price: bigint, before: ByLanguage<string>): StarPlanDraft {
  const names = Object.fromEntries(
    Object.entries(rewritten(before, form.names)).filter(([, name]) => name.trim() !== ''),
  )
  if (Object.keys(names).length === 0) refuseField('names')
  return {
    names,
    level: form.level,
    price: price.toString(),
    coin_code: form.coin_code,
    days: form.days,
    limit_number: form.limit_number,
    benefits: [...new Set(form.benefits)],
    sort: form.sort,
    is_open: form.is_open === 1,
  }
}

const listStarOrders =
  ({ starPlans }: OperatorNeeds): Handler<Calls['listStarOrders']> =>
  async ({ db }, { page, limit, state, number = '', ...listing }) => {
    const filter = { state, number: number.trim(), ...listingOf(listing) }
    const rows = await starPlans.operator.orders.list(db, filter, { limit, offset: (page - 1) * limit })
    const lineOf = await memberLines(
      db,
      rows.map((row) => row.user_id),
    )
    return {
      list: rows.map((row) => presentSoldStarPlan(row, lineOf)),
      total: await starPlans.operator.orders.count(db, filter),
      page,
      limit,
    }
  }

export const starPlanHandlers = (needs: OperatorNeeds): Handlers<Calls> => ({
  listWrittenStarPlans: listWrittenStarPlans(needs),
  createStarPlan: createStarPlan(needs),
  editStarPlan: editStarPlan(needs),
  listStarOrders: listStarOrders(needs),
})
