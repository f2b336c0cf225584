import type { ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { ChannelKind, OrderType } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import type { Chain } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { type ByLanguage, textIn } from '@cliffhanger/i18n/by-language.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../../platform/database/db.ts'

/** A way to pay with the USDT network behind it. Amounts and rates are text of whole minor units. */
export interface ChannelRow {
  readonly id: number
  /** What it is called where `names` have nothing. */
  readonly name: string
  readonly names: ByLanguage<string>
  readonly icon_key: string
  readonly kind: Exclude<ChannelKind, 'balance'>
  readonly provider: ProviderName
  readonly usdt_id: number | null
  readonly min_amount: string
  readonly max_amount: string
  readonly quick_amounts: readonly string[]
  readonly fee_rate: string
  readonly order_types: readonly OrderType[]
  readonly sort: number
  readonly is_open: boolean
  readonly created_ms: number
  readonly chain: Chain | null
  readonly address: string | null
  readonly usdt_rate: string | null
  readonly usdt_min: string | null
  readonly usdt_is_open: boolean | null
  /** Open accounts it takes money on. */
  readonly account_total: number
}

export type NewChannel = Pick<
  ChannelRow,
  | 'name'
  | 'names'
  | 'icon_key'
  | 'kind'
  | 'provider'
  | 'usdt_id'
  | 'min_amount'
  | 'max_amount'
  | 'quick_amounts'
  | 'fee_rate'
  | 'order_types'
  | 'sort'
  | 'is_open'
>

/** What members who read a language know a channel by. */
export const channelName = ({ name, names }: Pick<ChannelRow, 'name' | 'names'>, language: Language): string =>
  textIn(names, language) ?? name

const select = `select p.id, p.name, p.names, p.icon_key, p.kind, p.provider, p.usdt_id, p.min_amount::text as min_amount,
    p.max_amount::text as max_amount, p.quick_amounts::text[] as quick_amounts, p.fee_rate::text as fee_rate, p.order_types, p.sort,
    p.is_open, p.created_ms, u.chain, u.address, u.rate::text as usdt_rate, u.min_amount::text as usdt_min, u.is_open as usdt_is_open,
    (select count(*) from collect_accounts c where c.platform_id = p.id and c.is_open) as account_total
  from pay_platforms p left join usdt_configs u on u.id = p.usdt_id`

/** The most channels there are; operators make no more. */
export const mostChannels = 100

/** Every channel, or those that are open. */
export const listChannelRows = (db: Db, onlyOpen: boolean): Promise<ChannelRow[]> =>
  db.query(`${select} where p.is_open or not $1 order by p.sort, p.id limit ${mostChannels}`, [onlyOpen])

export const findChannelRow = (db: Db, id: number): Promise<ChannelRow | undefined> =>
  db.find(`${select} where p.id = $1`, [id])

/** Whether there is such a USDT network. */
export const hasNetwork = async (db: Db, id: number): Promise<boolean> =>
  (await db.execute(`select 1 from usdt_configs where id = $1`, [id])) > 0

/** Locks the table against another operator who adds or changes a channel meanwhile. */
export const lockChannels = (tx: Db): Promise<unknown> =>
  tx.execute(`select pg_advisory_xact_lock(hashtextextended('wallet.channels', 0))`)

const values = (channel: NewChannel) => [
  channel.name,
  channel.icon_key,
  channel.kind,
  channel.provider,
  channel.usdt_id,
  channel.min_amount,
  channel.max_amount,
  channel.quick_amounts,
  channel.fee_rate,
  channel.order_types,
  channel.sort,
  channel.is_open,
  JSON.stringify(channel.names),
]

export const insertChannel = async (tx: Db, channel: NewChannel, nowMs: number): Promise<number> =>
  (
    await tx.one<{ id: number }>(
      `insert into pay_platforms (name, icon_key, kind, provider, usdt_id, min_amount, max_amount, quick_amounts, fee_rate, order_types, sort,
         is_open, names, created_ms, changed_ms)
       values ($1, $2, $3, $4, $5, $6, $7, $8::text[]::bigint[], $9, $10, $11, $12, $13::jsonb, $14, $14) returning id`,
      [...values(channel), nowMs],
    )
  ).id

export const updateChannel = (tx: Db, id: number, channel: NewChannel, nowMs: number): Promise<number> =>
  tx.execute(
    `update pay_platforms set name = $1, icon_key = $2, kind = $3, provider = $4, usdt_id = $5, min_amount = $6, max_amount = $7,
       quick_amounts = $8::text[]::bigint[], fee_rate = $9, order_types = $10, sort = $11, is_open = $12, names = $13::jsonb,
       changed_ms = $14 where id = $15`,
    [...values(channel), nowMs, id],
  )
