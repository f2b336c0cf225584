import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { membershipOperatorCalls } from '@cliffhanger/contract/membership/operator-calls.ts'
import type { VipSalesDay } from '@cliffhanger/contract/membership/operator-schemas.ts'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { chosenNumber, pageOf, type Source } from '../../platform/data-provider.ts'
import { callServer } from '../../platform/server.ts'
import { writtenLines, writtenTexts } from './written-texts.ts'

type PlanForm = CallRequest<typeof membershipOperatorCalls.saveVipPlan>
type BenefitForm = CallRequest<typeof membershipOperatorCalls.saveVipBenefit>

/** What of a form an operator writes; a plan that is new has id 0. */
const planFormOf = (id: number, form: PlanForm): PlanForm => ({
  id,
  names: writtenLines(form.names),
  vip_type: form.vip_type,
  days: form.days,
  price: form.price,
  original_price: form.original_price,
  coin_code: form.coin_code,
  gift_gold: form.gift_gold,
  limit_number: form.limit_number,
  is_hot: form.is_hot,
  sort: form.sort,
  is_open: form.is_open,
  reason: form.reason,
})

export const vipPlanSource: Source = {
  list: async (question) => pageOf((await callServer(membershipOperatorCalls.listVipPlans, {})).list, question),
  create: async (form) => (await callServer(membershipOperatorCalls.saveVipPlan, planFormOf(0, form))).plan,
  update: async (id, form) => (await callServer(membershipOperatorCalls.saveVipPlan, planFormOf(id, form))).plan,
}

const benefitFormOf = (id: number, form: BenefitForm): BenefitForm => ({
  id,
  vip_type: form.vip_type,
  icon: form.icon,
  texts: writtenTexts(form.texts),
  sort: form.sort,
  is_open: form.is_open,
})

export const vipBenefitSource: Source = {
  list: async (question) => pageOf((await callServer(membershipOperatorCalls.listVipBenefits, {})).list, question),
  create: async (form) => (await callServer(membershipOperatorCalls.saveVipBenefit, benefitFormOf(0, form))).benefit,
  update: async (id, form) =>
    (await callServer(membershipOperatorCalls.saveVipBenefit, benefitFormOf(id, form))).benefit,
}

/** A day of sales, known by its name. */
export type ShownSales = VipSalesDay & { readonly id: string }

/** The days of `days` of the filter, all on one page. */
export const vipSalesSource: Source = {
  list: async ({ filter }) => {
    const days = chosenNumber(filter.days) === 90 ? 90 : 30
    const { list } = await callServer(membershipOperatorCalls.listVipSales, { days })
    return { list: list.map((day): ShownSales => ({ ...day, id: day.day })), total: list.length }
  },
}

/** Payments of orders: those that wait, or those that are over where `state` of the filter says so. */
export const orderAuditSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(orderOperatorCalls.listOrderAudits, { page, limit, is_waiting: filter.state === 'over' ? 0 : 1 }),
}

/** The membership of one member. The record's id is the member's number. */
export const membershipSource: Source = {
  list: async () => ({ list: [], total: 0 }),
  one: async (id) => ({
    id,
    ...(await callServer(membershipOperatorCalls.getMembership, { user_id: id })).membership,
  }),
}
