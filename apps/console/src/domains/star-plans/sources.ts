import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { starPlanOperatorCalls } from '@cliffhanger/contract/star-plans/operator-calls.ts'
import { orderStates } from '@cliffhanger/contract/wallet/states.ts'
import { chosenNumber, pageOf, type Source, writtenText } from '../../platform/data-provider.ts'
import { refuseStale } from '../../platform/failure.ts'
import { listingOf } from '../../platform/listing.ts'
import { callServer } from '../../platform/server.ts'
import { writtenShortTexts } from '../../ui/short-texts.ts'

type Form = CallRequest<typeof starPlanOperatorCalls.createStarPlan>

const formOf = (form: Form): Form => ({
  names: writtenShortTexts(form.names),
  level: form.level,
  price: form.price,
  coin_code: form.coin_code,
  days: form.days,
  limit_number: form.limit_number,
  benefits: form.benefits ?? [],
  sort: form.sort,
  is_open: form.is_open,
  reason: form.reason,
})

export const starPlanSource: Source = {
  list: async (question) => pageOf((await callServer(starPlanOperatorCalls.listWrittenStarPlans, {})).list, question),
  create: async (form, idempotencyKey) =>
    (await callServer(starPlanOperatorCalls.createStarPlan, formOf(form), { idempotencyKey })).plan,
  update: async (id, form) => {
    const wanted = { ...formOf(form), id, version: form.version }
    return (await callServer(starPlanOperatorCalls.editStarPlan, wanted).catch(refuseStale)).plan
  },
}

export const starOrderSource: Source = {
  list: ({ page, limit, filter, sort }) =>
    callServer(starPlanOperatorCalls.listStarOrders, {
      page,
      limit,
      ...listingOf({ filter, sort }, ['create_time']),
      state: Object.values(orderStates).find((state) => state === chosenNumber(filter.state)),
      number: writtenText(filter.number),
    }),
}
