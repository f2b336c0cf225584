import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import { isOnlineProvider, type ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor, formatRate, type Minor, parseMinor, parseRate } from '@cliffhanger/rules/money.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import { publicAddress } from '../../../../platform/storage/public-address.ts'
import { type ChannelRow, type NewChannel, type NewPlan, type PlanRow } from '../../../payments/index.ts'
import { typedMoney } from '../../../wallet/index.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { type PictureContext, publishPicture } from '../../pictures.ts'
import { rewritten } from '../../written-languages.ts'

type Calls = typeof channelOperatorCalls

const money = (minor: string) => formatMinor(BigInt(minor), coinScale.money)
const iconPicture = { folder: 'channels', longestSide: 256 } as const

/** The most a channel keeps: half. */
const highestFeeRate = 50_000_000n

const listRechargeOffers =
  ({ payments }: OperatorNeeds): Handler<Calls['listRechargeOffers']> =>
  async ({ db }) => ({
    list: (await payments.operator.plans.listPlanRows(db, false)).map(presentPlan),
  })

/** Makes or changes an offer. Recharges that were begun keep what they were promised. */
const saveRechargePlan =
  ({ payments }: OperatorNeeds): Handler<Calls['saveRechargePlan']> =>
  async (context, { id, reason, ...form }) => {
    const draft = readPlan(form)
    return context.db.transaction(async (tx) => {
      const before = id === 0 ? undefined : ((await payments.operator.plans.lockPlan(tx, id)) ?? refuse('notFound'))
      const nowMs = context.clock()
      const plan = presentPlan(
        before
          ? await payments.operator.plans.updatePlan(tx, id, draft, nowMs)
          : await payments.operator.plans.insertPlan(tx, draft, nowMs),
      )
      await recordAction(tx, context, {
        action: before ? 'plan.edit' : 'plan.create',
        target: `plan ${plan.id}`,
        reason,
        before: before && presentPlan(before),
        after: plan,
      })
      return { plan }
    })
  }

/** Amounts in minor units; refuses 4000 naming the one that is not right. */
function readPlan(form: Omit<CallInput<Calls['saveRechargePlan']>, 'id' | 'reason'>): NewPlan {
  const amountOf = (text: string, coin: 'money' | 'gold', field: string): Minor =>
    parseMinor(text, coinScale[coin]) ?? refuseField(field)
  const amount = amountOf(form.amount, 'money', 'amount')
  const receive = amountOf(form.receive_amount, form.coin_code, 'receive_amount')
  if (form.coin_code === 'money' && receive !== amount) refuseField('receive_amount')
  return {
    name: form.name.trim(),
    amount: amount.toString(),
    coin_code: form.coin_code,
    receive_amount: receive.toString(),
    bonus_coin: form.bonus_coin,
    bonus_amount: amountOf(form.bonus_amount, form.bonus_coin, 'bonus_amount').toString(),
    is_hot: form.is_hot === 1,
    sort: form.sort,
    is_open: form.is_open === 1,
  }
}

const presentPlan = (row: PlanRow) => ({
  id: row.id,
  name: row.name,
  amount: money(row.amount),
  coin_code: row.coin_code,
  receive_amount: formatMinor(BigInt(row.receive_amount), coinScale[row.coin_code]),
  bonus_coin: row.bonus_coin,
  bonus_amount: formatMinor(BigInt(row.bonus_amount), coinScale[row.bonus_coin]),
  is_hot: flagOf(row.is_hot),
  sort: row.sort,
  is_open: flagOf(row.is_open),
  create_time: toSeconds(row.created_ms),
})

const listChannels =
  (needs: OperatorNeeds): Handler<Calls['listChannels']> =>
  async (context) => {
    const rows = await needs.payments.operator.channels.listChannelRows(context.db, false)
    const available = await needs.payments.operator.providers.availableAmong(context.db, rows)
    return { list: rows.map((row) => presentChannel(context, row, available)) }
  }

/** Who takes payments of a channel; refuses 4000 an online one of nobody, and one by hand of an online provider. */
function providerOf({
  kind,
  online_provider: online,
}: Pick<CallInput<Calls['saveChannel']>, 'kind' | 'online_provider'>): ProviderName {
  if ((kind === 'online') !== (online !== '')) refuseField('online_provider')
  if (online !== '') return online
  return kind === 'usdt' ? 'usdt' : 'manual'
}

/** Makes a way to pay, or changes one; what kind it is it stays, and whose: orders in it are asked about there. */
const saveChannel =
  (needs: OperatorNeeds): Handler<Calls['saveChannel']> =>
  async (context, { id, reason, ...form }) => {
    const iconKey = await publishPicture(context.storage, form.icon_key, 'icon_key', iconPicture)
    const written = readChannel({ ...form, icon_key: iconKey })
    return context.db.transaction(async (tx) => {
      await needs.payments.operator.channels.lockChannels(tx)
      const before =
        id === 0 ? undefined : ((await needs.payments.operator.channels.findChannelRow(tx, id)) ?? refuse('notFound'))
      const draft = { ...written, names: rewritten(before?.names ?? {}, written.names) }
      if (before && before.kind !== form.kind) refuseField('kind')
      if (before && before.provider !== draft.provider) refuseField('online_provider')
      if (
        !before &&
        (await needs.payments.operator.channels.listChannelRows(tx, false)).length >=
          needs.payments.operator.channels.mostChannels
      )
        refuseField('id')
      if (draft.usdt_id !== null && !(await needs.payments.operator.channels.hasNetwork(tx, draft.usdt_id)))
        refuseField('usdt_id')
      const nowMs = context.clock()
      if (before) await needs.payments.operator.channels.updateChannel(tx, id, draft, nowMs)
      const savedId = before ? id : await needs.payments.operator.channels.insertChannel(tx, draft, nowMs)
      const row = (await needs.payments.operator.channels.findChannelRow(tx, savedId)) ?? refuse('notFound')
      const channel = presentChannel(context, row, await needs.payments.operator.providers.availableAmong(tx, [row]))
      await recordAction(tx, context, {
        action: before ? 'channel.edit' : 'channel.create',
        target: `channel ${savedId}`,
        reason,
        before: before && presentChannel(context, before, new Set()),
        after: channel,
      })
      return { channel }
    })
  }

/** Names that say something. */
const writtenNames = (names: Readonly<Record<string, string | undefined>>): NewChannel['names'] =>
  Object.fromEntries(
    Object.entries(names).flatMap(([language, name = '']) => (name.trim() === '' ? [] : [[language, name.trim()]])),
  )

function readChannel(form: Omit<CallInput<Calls['saveChannel']>, 'id' | 'reason'>): NewChannel {
  const least = typedMoney(form.min_amount, 'min_amount')
  const most = typedMoney(form.max_amount, 'max_amount')
  if (most < least) refuseField('max_amount')
  const feeRate = parseRate(form.fee_rate) ?? refuseField('fee_rate')
  if (feeRate > highestFeeRate) refuseField('fee_rate')
  if ((form.kind === 'usdt') !== form.usdt_id > 0) refuseField('usdt_id')
  return {
    name: form.name.trim(),
    names: writtenNames(form.names),
    icon_key: form.icon_key,
    kind: form.kind,
    provider: providerOf(form),
    usdt_id: form.kind === 'usdt' ? form.usdt_id : null,
    min_amount: least.toString(),
    max_amount: most.toString(),
    quick_amounts: form.quick_amounts.map((amount) => typedMoney(amount, 'quick_amounts').toString()),
    fee_rate: feeRate.toString(),
    order_types: [...new Set(form.order_types)],
    sort: form.sort,
    is_open: form.is_open === 1,
  }
}

const presentChannel = (context: PictureContext, row: ChannelRow, available: ReadonlySet<number>) => ({
  id: row.id,
  name: row.name,
  names: row.names,
  icon_key: row.icon_key,
  icon: publicAddress(context, row.icon_key),
  kind: row.kind,
  online_provider: isOnlineProvider(row.provider) ? row.provider : ('' as const),
  usdt_id: row.usdt_id ?? 0,
  min_amount: money(row.min_amount),
  max_amount: money(row.max_amount),
  quick_amounts: row.quick_amounts.map(money),
  fee_rate: formatRate(BigInt(row.fee_rate)),
  order_types: [...row.order_types],
  sort: row.sort,
  is_open: flagOf(row.is_open),
  is_available: flagOf(available.has(row.id)),
  account_total: row.account_total,
  create_time: toSeconds(row.created_ms),
})

export const channelHandlers = (needs: OperatorNeeds) => ({
  listRechargeOffers: listRechargeOffers(needs),
  saveRechargePlan: saveRechargePlan(needs),
  listChannels: listChannels(needs),
  saveChannel: saveChannel(needs),
})
