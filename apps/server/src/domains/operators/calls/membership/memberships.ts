import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { membershipOperatorCalls } from '@cliffhanger/contract/membership/operator-calls.ts'
import type {
  MemberMembership,
  VipBenefitDetail,
  VipPlanDetail,
} from '@cliffhanger/contract/membership/operator-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { vipTypeOf } from '@cliffhanger/rules/membership/membership.ts'
import { formatMinor, type Minor, parseMinor } from '@cliffhanger/rules/money.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { findUsers } from '../../../account/index.ts'
import { vipBenefits, vipPlans } from '../../../membership/index.ts'
import { writeMoney } from '../../../wallet/index.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { presentSold } from '../../present/payments/orders.ts'
import { operatorNames } from '../../present/payments/payments.ts'
import { definedOf, rewritten } from '../../written-languages.ts'

type Calls = typeof membershipOperatorCalls

const listVipPlans: Handler<Calls['listVipPlans']> = async ({ db }) => ({
  list: (await vipPlans.listPlanRows(db, { onlyOpen: false })).map(presentPlan),
})

/** Makes or changes a plan. Orders that were made keep what they were promised. */
const saveVipPlan: Handler<Calls['saveVipPlan']> = (context, { id, reason, ...form }) =>
  context.db.transaction(async (tx) => {
    const before = id === 0 ? undefined : ((await vipPlans.lockPlan(tx, id)) ?? refuse('notFound'))
    const draft = readPlan(form, before)
    const nowMs = context.clock()
    const plan = presentPlan(
      before ? await vipPlans.updatePlan(tx, id, draft, nowMs) : await vipPlans.insertPlan(tx, draft, nowMs),
    )
    await recordAction(tx, context, {
      action: before ? 'vipPlan.edit' : 'vipPlan.create',
      target: `vip plan ${plan.id}`,
      reason,
      before: before && presentPlan(before),
      after: plan,
    })
    return { plan }
  })

/** In minor units; refuses 4000 naming what is not right. A plan is written in one language at least, and never dearer than it was. */
function readPlan(
  form: Omit<CallInput<Calls['saveVipPlan']>, 'id' | 'reason'>,
  before: vipPlans.PlanRow | undefined,
): vipPlans.NewPlan {
  const amountOf = (text: string, coin: 'money' | 'gold', field: string): Minor =>
    parseMinor(text, coinScale[coin]) ?? refuseField(field)
  const price = amountOf(form.price, form.coin_code, 'price')
  const original = amountOf(form.original_price, form.coin_code, 'original_price')
  if (price === 0n) refuseField('price')
  if (original < price) refuseField('original_price')
  const names = rewritten(before?.names ?? {}, form.names)
  if (Object.values(names).every((name) => name.trim() === '')) refuseField('names')
  return {
    names: withoutEmpty(names, (name) => name),
    vip_type: form.vip_type,
    days: form.days,
    price: price.toString(),
    original_price: original.toString(),
    coin_code: form.coin_code,
    gift_gold: amountOf(form.gift_gold, 'gold', 'gift_gold').toString(),
    limit_number: form.limit_number,
    is_hot: form.is_hot === 1,
    sort: form.sort,
    is_open: form.is_open === 1,
  }
}

/** A language nobody wrote anything in is none: its readers get another. */
const withoutEmpty = <Text>(
  texts: Readonly<Record<string, Text>>,
  wordsOf: (text: Text) => string,
): Record<string, Text> => Object.fromEntries(Object.entries(texts).filter(([, text]) => wordsOf(text).trim() !== ''))

function presentPlan(row: vipPlans.PlanRow): VipPlanDetail {
  const write = (minor: string) => formatMinor(BigInt(minor), coinScale[row.coin_code])
  return {
    id: row.id,
    names: { ...row.names },
    vip_type: row.vip_type,
    days: row.days,
    price: write(row.price),
    original_price: write(row.original_price),
    coin_code: row.coin_code,
    gift_gold: formatMinor(BigInt(row.gift_gold), coinScale.gold),
    limit_number: row.limit_number,
    is_hot: flagOf(row.is_hot),
    sort: row.sort,
    is_open: flagOf(row.is_open),
  }
}

const listVipBenefits: Handler<Calls['listVipBenefits']> = async ({ db }) => ({
  list: (await vipBenefits.listBenefitRows(db, { onlyOpen: false })).map(presentBenefit),
})

const saveVipBenefit: Handler<Calls['saveVipBenefit']> = (context, { id, texts, is_open, ...form }) =>
  context.db.transaction(async (tx) => {
    const before = id === 0 ? undefined : ((await vipBenefits.lockBenefit(tx, id)) ?? refuse('notFound'))
    const written = withoutEmpty(rewritten(before?.texts ?? {}, definedOf(texts)), ({ title }) => title)
    if (Object.keys(written).length === 0) refuseField('texts')
    const draft = { ...form, texts: written, is_open: is_open === 1 }
    const benefit = presentBenefit(
      before ? await vipBenefits.updateBenefit(tx, id, draft) : await vipBenefits.insertBenefit(tx, draft),
    )
    await recordAction(tx, context, {
      action: before ? 'vipBenefit.edit' : 'vipBenefit.create',
      target: `vip benefit ${benefit.id}`,
      before: before && presentBenefit(before),
      after: benefit,
    })
    return { benefit }
  })

const presentBenefit = ({ is_open, texts, ...row }: vipBenefits.BenefitRow): VipBenefitDetail => ({
  ...row,
  texts: { ...texts },
  is_open: flagOf(is_open),
})

const getMembership =
  (needs: OperatorNeeds): Handler<Calls['getMembership']> =>
  async ({ db }, { user_id: userId }) => ({ membership: await membershipFor(db, needs, userId) })

/** Gives or takes days, once per key; the member is told. */
const changeMembership =
  (needs: OperatorNeeds): Handler<Calls['changeMembership']> =>
  async (context, { user_id: userId, vip_type: kind, days, reason }) => {
    const { db: tx, caller, idempotencyKey: key = '' } = context
    if (!(await findUsers(tx, [userId])).has(userId)) refuse('userNotFound')
    const { operatorId } = caller
    const changed = await needs.membership.operator.change(tx, { userId, kind, days, operatorId, key, reason })
    const membership = await membershipFor(tx, needs, userId)
    await recordAction(tx, context, {
      action: days > 0 ? 'membership.give' : 'membership.take',
      target: `member ${userId}`,
      reason,
      before: changed.before,
      after: { ...changed.after, kind, days },
    })
    await changed.notify()
    return { membership }
  }

async function membershipFor(
  db: Db,
  { membership, payments }: OperatorNeeds,
  userId: number,
): Promise<MemberMembership> {
  const status = await membership.operator.find(db, userId)
  const nameOf = await operatorNames(
    db,
    status.times.map(({ operator_id }) => operator_id),
  )
  return {
    vip_type: vipTypeOf(status.membership),
    vip_end_time: toSeconds(status.membership.endMs),
    left_vip: toSeconds(status.leftVipMs),
    left_svip: toSeconds(status.leftSvipMs),
    times: status.times.map((row) => ({
      id: row.id,
      vip_type: row.vip_type,
      seconds: Math.trunc(row.duration_ms / 1000),
      source: row.source,
      operator_name: nameOf(row.operator_id),
      reason: row.reason,
      create_time: toSeconds(row.created_ms),
    })),
    orders: (await payments.operator.soldOrders.listNewest(db, userId, 'vip')).map(presentSold),
  }
}

const listVipSales =
  ({ membership }: OperatorNeeds): Handler<Calls['listVipSales']> =>
  async ({ db }, { days }) => ({
    list: (await membership.operator.listSales(db, days)).map(({ day, vip, svip }) => ({
      day,
      vip_orders: vip.orders,
      vip_amount: writeMoney(vip.amount),
      svip_orders: svip.orders,
      svip_amount: writeMoney(svip.amount),
    })),
  })

export const membershipHandlers = (needs: OperatorNeeds): Handlers<typeof membershipOperatorCalls> => ({
  listVipPlans,
  saveVipPlan,
  listVipBenefits,
  saveVipBenefit,
  getMembership: getMembership(needs),
  changeMembership: changeMembership(needs),
  listVipSales: listVipSales(needs),
})
