import type { CallData } from '@cliffhanger/contract/call.ts'
import { activityOperatorCalls } from '@cliffhanger/contract/rewards/operator-activity-calls.ts'
import { costOperatorCalls } from '@cliffhanger/contract/rewards/operator-cost-calls.ts'
import { signInOperatorCalls } from '@cliffhanger/contract/rewards/operator-sign-in-calls.ts'
import { activityTypes } from '@cliffhanger/contract/rewards/schemas.ts'
import { chosenNumber, type Source } from '../../platform/data-provider.ts'
import { refuseStale } from '../../platform/failure.ts'
import { callServer } from '../../platform/server.ts'
import { writtenTexts } from '../../ui/inputs/html-texts-input.tsx'

type RaForm = Parameters<NonNullable<Source['create']>>[0]

const activityForm = (form: RaForm) => ({
  type: form.type,
  texts: writtenTexts(form.texts),
  cover_key: form.cover_key ?? '',
  link_type: form.link_type,
  link: form.link_type === 'none' ? '' : (form.link ?? '').trim(),
  start_time: form.start_time || 0,
  end_time: form.end_time || 0,
  sort: form.sort,
  is_open: form.is_open,
})

export const activitySource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(activityOperatorCalls.listWrittenActivities, {
      page,
      limit,
      type: activityTypes.find((type) => type === filter.type),
    }),
  create: async (form, idempotencyKey) =>
    (await callServer(activityOperatorCalls.createActivity, activityForm(form), { idempotencyKey })).activity,
  update: async (id, form) => {
    const wanted = { ...activityForm(form), id, version: form.version }
    return (await callServer(activityOperatorCalls.editActivity, wanted).catch(refuseStale)).activity
  },
}

const readSteps = async () => {
  const { version, steps } = await callServer(signInOperatorCalls.getSignInSteps, {})
  return { id: 1, version, settings: { steps } }
}

/** All steps together are one thing. */
export const signInStepSource: Source = {
  list: async () => ({ list: [await readSteps()], total: 1 }),
  one: readSteps,
}

/** The days of a period, with everything they are held against; one record, since figures of different moments do not belong together. */
export type ShownCosts = CallData<typeof costOperatorCalls.listRewardDays> & { readonly id: number }

/** The days of `days` of the filter. */
export const rewardDaySource: Source = {
  list: async ({ filter }) => {
    const days = chosenNumber(filter.days) === 90 ? 90 : 30
    const costs: ShownCosts = { id: 1, ...(await callServer(costOperatorCalls.listRewardDays, { days })) }
    return { list: [costs], total: 1 }
  },
}
