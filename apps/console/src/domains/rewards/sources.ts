import type { CallData } from '@cliffhanger/contract/call.ts'
import { activityOperatorCalls } from '@cliffhanger/contract/rewards/operator-activity-calls.ts'
import { costOperatorCalls } from '@cliffhanger/contract/rewards/operator-cost-calls.ts'
import { signInOperatorCalls } from '@cliffhanger/contract/rewards/operator-sign-in-calls.ts'
import { taskOperatorCalls } from '@cliffhanger/contract/rewards/operator-task-calls.ts'
import { wheelOperatorCalls } from '@cliffhanger/contract/rewards/operator-wheel-calls.ts'
import { activityTypes, taskKinds } from '@cliffhanger/contract/rewards/schemas.ts'
import { chosenNumber, pageOf, type Source } from '../../platform/data-provider.ts'
import { refuseStale } from '../../platform/failure.ts'
import { callServer } from '../../platform/server.ts'
import { writtenTexts } from '../../ui/inputs/html-texts-input.tsx'
import { writtenShortTexts } from '../../ui/short-texts.ts'

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

const taskForm = (form: RaForm) => ({
  titles: writtenShortTexts(form.titles),
  icon: form.icon,
  target: form.target,
  reward_coin: form.reward_coin,
  reward_amount: form.reward_amount,
  spins: form.spins,
  link: (form.link ?? '').trim(),
  start_time: form.start_time || 0,
  end_time: form.end_time || 0,
  sort: form.sort,
  is_open: form.is_open,
})

export const taskSource: Source = {
  list: ({ page, limit, filter }) =>
    callServer(taskOperatorCalls.listWrittenTasks, {
      page,
      limit,
      kind: taskKinds.find((kind) => kind === filter.kind),
    }),
  create: async (form, idempotencyKey) => {
    const wanted = { ...taskForm(form), code: form.code, kind: form.kind }
    return (await callServer(taskOperatorCalls.createTask, wanted, { idempotencyKey })).task
  },
  update: async (id, form) => {
    const wanted = { ...taskForm(form), id, version: form.version }
    return (await callServer(taskOperatorCalls.editTask, wanted).catch(refuseStale)).task
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

const readDraft = async () => {
  const { draft, table } = await callServer(wheelOperatorCalls.listWheelPrizes, {})
  return { id: 1, draft, table }
}

/** What members draw from, and what publishing would make of it. */
export const wheelDraftSource: Source = {
  list: async () => ({ list: [await readDraft()], total: 1 }),
  one: readDraft,
}

/** A prize of a form: what its kind has no use for is left out. */
const prizeForm = (form: RaForm) => ({
  names: writtenShortTexts(form.names),
  image_key: form.image_key ?? '',
  kind: form.kind,
  coin_code: form.kind === 'coin' ? form.coin_code : ('' as const),
  amount: form.kind === 'thanks' ? '0' : form.kind === 'coupon' ? '1' : form.amount,
  target_id: form.kind === 'coupon' ? form.target_id : 0,
  weight: form.weight,
  daily_budget: form.daily_budget ?? '',
  fallback: form.fallback,
  sort: form.sort,
  is_open: form.is_open,
})

export const wheelPrizeSource: Source = {
  list: async (question) => {
    const { list } = await callServer(wheelOperatorCalls.listWheelPrizes, {})
    return pageOf(
      list.map((prize) => ({ ...prize, stock_read: prize.stock })),
      question,
    )
  },
  create: async (form, idempotencyKey) => {
    const wanted = { ...prizeForm(form), stock: form.stock }
    return (await callServer(wheelOperatorCalls.createWheelPrize, wanted, { idempotencyKey })).prize
  },
  update: async (id, form) => {
    // Members take from the stock meanwhile: it is only written where it was changed here.
    const stock = form.stock === form.stock_read ? undefined : form.stock
    const wanted = { ...prizeForm(form), id, version: form.version, stock }
    return (await callServer(wheelOperatorCalls.editWheelPrize, wanted).catch(refuseStale)).prize
  },
}

const readWheelSettings = async () => ({ id: 1, ...(await callServer(wheelOperatorCalls.getWheelSettings, {})) })

export const wheelSettingsSource: Source = {
  list: async () => ({ list: [await readWheelSettings()], total: 1 }),
  one: readWheelSettings,
}

/** The report of the table `table_id` of the filter; of the present one without. */
export const wheelReportSource: Source = {
  list: async ({ filter }) => {
    const report = await callServer(wheelOperatorCalls.getWheelReport, { table_id: chosenNumber(filter.table_id) })
    return { list: [{ id: 1, ...report }], total: 1 }
  },
}
