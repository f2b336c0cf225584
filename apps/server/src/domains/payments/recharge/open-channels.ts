import { isOnlineProvider } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { OrderType, PayPlatform } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor, formatRate, type Rate } from '@cliffhanger/rules/money.ts'
import { type Limits, narrow } from '@cliffhanger/rules/wallet/recharge-quote.ts'
import { usualMinutes } from '@cliffhanger/rules/wallet/usual-wait.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import type { PaymentDeps } from '../deps.ts'
import type { PaymentProvider } from '../providers/provider.ts'
import type { Conditions } from './conditions.ts'
import { type ChannelRow, channelName, listChannelRows } from './queries/channels.ts'
import { listPastWaits } from './queries/past-waits.ts'

/** A channel as members may use it now. */
export interface OpenChannel {
  readonly row: ChannelRow
  readonly limits: Limits
  /** What the platform and the channel keep together. */
  readonly feeRate: Rate
  readonly orderTypes: readonly OrderType[]
  /** What buttons of the provider on our page are started with; undefined where it has none. */
  readonly express: PayPlatform['express']
  /** Within how many minutes an operator has usually looked at a payment; undefined where none looks, or where nobody can say. */
  readonly usualMinutes?: number | undefined
}

type Judging = Pick<PaymentDeps, 'providers'>

/** Undefined where it is closed, its provider is not there, it has nowhere to pay to, or the platform takes nothing in by it. */
export function openChannel({ providers }: Judging, row: ChannelRow, conditions: Conditions): OpenChannel | undefined {
  if (!row.is_open || !providers.has(row.provider)) return undefined
  if (row.provider === 'manual' && row.account_total === 0) return undefined
  if (row.provider === 'usdt' && !(conditions.isUsdtOpen && row.usdt_is_open)) return undefined
  const orderTypes = row.order_types.filter((type) => type !== 'recharge' || conditions.isOpen)
  const own = narrow(
    { min: BigInt(row.min_amount), max: BigInt(row.max_amount) },
    { min: BigInt(row.usdt_min ?? 0), max: BigInt(row.max_amount) },
  )
  const limits = own && orderTypes.includes('recharge') ? narrow(own, conditions.limits) : own
  if (!limits || orderTypes.length === 0) return undefined
  const feeRate = BigInt(row.fee_rate) + conditions.feeRate
  return { row, limits, feeRate, orderTypes, express: expressOf(providers.get(row.provider)) }
}

const expressOf = (provider: PaymentProvider | undefined): OpenChannel['express'] =>
  provider?.mode === 'online' && provider.express
    ? { key: provider.express.key, currency: provider.currency }
    : undefined

/** Channels members may use now, for orders of one type where it is given. */
export async function listOpenChannels(
  deps: Judging,
  db: Db,
  conditions: Conditions,
  type?: OrderType,
): Promise<OpenChannel[]> {
  const rows = await listChannelRows(db, true)
  const waits = new Map((await listPastWaits(db)).map((wait) => [wait.platform_id, usualMinutes(wait)]))
  return rows.flatMap((row) => {
    const open = openChannel(deps, row, conditions)
    return open && (type === undefined || open.orderTypes.includes(type))
      ? [{ ...open, usualMinutes: waits.get(row.id) }]
      : []
  })
}

const money = (minor: bigint) => formatMinor(minor, coinScale.money)

export function presentChannel(
  { storage, origin, language }: Pick<CallContext, 'storage' | 'origin' | 'language'>,
  { row, limits, feeRate, orderTypes, express, usualMinutes: minutes }: OpenChannel,
): PayPlatform {
  return {
    id: row.id,
    name: channelName(row, language),
    icon: publicAddress({ storage, origin }, row.icon_key),
    kind: row.kind,
    mode: isOnlineProvider(row.provider) ? 'online' : 'manual',
    min_amount: money(limits.min),
    max_amount: money(limits.max),
    quick_amounts: row.quick_amounts
      .map(BigInt)
      .filter((amount) => amount >= limits.min && amount <= limits.max)
      .map(money),
    fee_rate: formatRate(feeRate, 4),
    order_types: [...orderTypes],
    sort: row.sort,
    status: 1,
    ...(express && { express }),
    ...(minutes !== undefined && { usual_minutes: minutes }),
  }
}
