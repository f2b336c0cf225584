import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import { conversionOperatorCalls } from '@cliffhanger/contract/wallet/operator-conversion-calls.ts'
import { fallbackLanguage } from '@cliffhanger/i18n/languages.ts'
import { chosenNumber, pageOf, type Source } from '../../../platform/data-provider.ts'
import { callServer } from '../../../platform/server.ts'
import { shownText, writtenShortTexts } from '../../../ui/short-texts.ts'
import { guideOfId } from './guide-id.ts'
import { linesOf } from './quick-amounts.ts'

type PlanForm = CallRequest<typeof channelOperatorCalls.saveRechargePlan>
type ChannelForm = Omit<CallRequest<typeof channelOperatorCalls.saveChannel>, 'quick_amounts'> & {
  readonly quick_amounts: string | readonly string[]
}
type CollectForm = CallRequest<typeof channelOperatorCalls.saveCollectAccount>

/** What of a form an operator writes; the rest of a record is the server's. A form that made nothing before has id 0. */
const planFormOf = (id: number, form: PlanForm): PlanForm => ({
  id,
  name: form.name,
  amount: form.amount,
  coin_code: form.coin_code,
  // A buyer of money receives the amount paid.
  receive_amount: form.coin_code === 'money' ? form.amount : form.receive_amount,
  bonus_coin: form.bonus_coin,
  bonus_amount: form.bonus_amount,
  is_hot: form.is_hot,
  sort: form.sort,
  is_open: form.is_open,
  reason: form.reason,
})

export const planSource: Source = {
  list: async (question) => pageOf((await callServer(channelOperatorCalls.listRechargeOffers, {})).list, question),
  create: async (form) => (await callServer(channelOperatorCalls.saveRechargePlan, planFormOf(0, form))).plan,
  update: async (id, form) => (await callServer(channelOperatorCalls.saveRechargePlan, planFormOf(id, form))).plan,
}

const channelFormOf = (id: number, form: ChannelForm): CallRequest<typeof channelOperatorCalls.saveChannel> => ({
  id,
  // What is read where no language has a name is the first of them.
  name: shownText(form.names ?? {}, fallbackLanguage),
  names: writtenShortTexts(form.names),
  icon_key: form.icon_key,
  kind: form.kind,
  online_provider: form.kind === 'online' ? form.online_provider : '',
  usdt_id: form.kind === 'usdt' ? form.usdt_id : 0,
  min_amount: form.min_amount,
  max_amount: form.max_amount,
  quick_amounts: linesOf(form.quick_amounts),
  fee_rate: form.fee_rate,
  order_types: form.order_types,
  sort: form.sort,
  is_open: form.is_open,
  reason: form.reason,
})

export const channelSource: Source = {
  list: async (question) => pageOf((await callServer(channelOperatorCalls.listChannels, {})).list, question),
  create: async (form) => (await callServer(channelOperatorCalls.saveChannel, channelFormOf(0, form))).channel,
  update: async (id, form) => (await callServer(channelOperatorCalls.saveChannel, channelFormOf(id, form))).channel,
}

/** An account is found by its channel only, so one form both adds (no id) and changes. */
const collectFormOf = (form: CollectForm): CollectForm => ({
  id: form.id ?? 0,
  platform_id: form.platform_id,
  bank_name: form.bank_name ?? '',
  account_name: form.account_name,
  account_no: form.account_no ?? '',
  qr_key: form.qr_key,
  tip: form.tip ?? '',
  is_open: form.is_open,
  reason: form.reason,
})

/** Accounts of one channel: `platform_id` of the filter. */
export const collectSource: Source = {
  list: async ({ filter, ...question }) => {
    const platform_id = chosenNumber(filter.platform_id)
    if (platform_id === undefined) return { list: [], total: 0 }
    return pageOf((await callServer(channelOperatorCalls.listCollectAccounts, { platform_id })).list, question)
  },
  create: async (form) => ({
    id: 0,
    ...(await callServer(channelOperatorCalls.saveCollectAccount, collectFormOf(form))),
  }),
}

export const usdtSource: Source = {
  list: async (question) => pageOf((await callServer(channelOperatorCalls.listUsdtNetworks, {})).list, question),
}

export const guideSource: Source = {
  list: async () => ({ list: [], total: 0 }),
  one: async (id) => ({ id, ...(await callServer(channelOperatorCalls.getGuide, guideOfId(id))).guide }),
}

type PairForm = CallRequest<typeof conversionOperatorCalls.setPair>

/** A pair is named by its coins; the framework knows things by one number, which is their place in the list. */
const listPairs = async () =>
  (await callServer(conversionOperatorCalls.listPairs, {})).list.map((pair, index) => ({ ...pair, id: index + 1 }))

const pairFormOf = (form: PairForm, version: number): PairForm => ({
  from: form.from,
  to: form.to,
  rate: form.rate,
  fee_rate: form.fee_rate,
  min_amount: form.min_amount,
  max_amount: form.max_amount,
  status: form.status,
  version,
  reason: form.reason,
})

export const rateSource: Source = {
  list: async (question) => pageOf(await listPairs(), question),
  create: async (form) => ({ id: 0, ...(await callServer(conversionOperatorCalls.setPair, pairFormOf(form, 0))) }),
  update: async (id, form) => {
    const { pair, change } = await callServer(conversionOperatorCalls.setPair, pairFormOf(form, form.version))
    return { ...pair, id, change }
  },
}
