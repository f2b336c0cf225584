import type { Address } from '@cliffhanger/contract/payments/order-schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Minor } from '@cliffhanger/rules/money.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { findAddresses } from '../../addresses/queries.ts'
import { type GoodsRow, goodsColumns } from '../../goods/queries/goods.ts'

/** What a member asks for. `variantId` 0: the only one; `addressId` 0: none. */
export interface RequestedExchange {
  readonly userId: number
  readonly goodsId: number
  readonly variantId: number
  readonly number: number
  readonly addressId: number
  readonly remark: string
  /** What the member was shown to pay. */
  readonly shown: { readonly points: Minor | undefined; readonly money: Minor | undefined }
  readonly actKey: string
}

/** A variant as an exchange sees it. */
export interface LockedVariant {
  readonly id: number
  readonly names: ByLanguage<string>
  readonly stock: number
}

/** What decides an exchange, besides the points of its member. */
export interface ExchangeRow {
  /** The number its order would have. */
  readonly id: number
  /** The act was done before. */
  readonly is_known: boolean
  readonly goods: Omit<GoodsRow, 'intros' | 'stock' | 'sold'> | undefined
  /** The chosen one, or the only one. */
  readonly variant: LockedVariant | undefined
  readonly bought: number
  readonly bought_today: number
  readonly address: Address | undefined
}

interface CountRow {
  readonly id: number
  readonly is_known: boolean
  readonly variant_id: number | null
  readonly bought: number
  readonly bought_today: number
}

/**
 * Locks and reads what decides exchanges of different members; row i belongs to request i. Members are locked where the article has a limit, then variants,
 * both in the order of their ids: several articles in opposite orders never wait for each other.
 */
export async function lockExchanges(
  tx: Db,
  asked: readonly RequestedExchange[],
  dayStartMs: number,
): Promise<ExchangeRow[]> {
  const goodsIds = asked.map(({ goodsId }) => goodsId)
  const places = [asked.map(({ userId }) => userId), goodsIds, asked.map(({ variantId }) => variantId)]
  const [, variants, counts, goods, addresses] = await Promise.all([
    tx.execute(
      `select 1 from accounts where id in (
         select q.user_id from unnest($1::bigint[], $2::bigint[]) q(user_id, goods_id)
           join mall_goods g on g.id = q.goods_id and (g.limit_number > 0 or g.day_limit > 0)
       ) order by id for no key update`,
      places.slice(0, 2),
    ),
    tx.query<LockedVariant>(
      `select id, names, stock from mall_variants where id in (${chosenVariants}) order by id for no key update`,
      places,
    ),
    tx.query<CountRow>(
      `select nextval('mall_orders_id_seq') as id, coalesce((select true from mall_orders o where o.act_key = q.act_key), false) as is_known, c.id as variant_id,
              had.bought, had.bought_today
         from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[]) with ordinality q(user_id, goods_id, variant_id, act_key, nth)
         left join lateral (${variantOf}) c on true
        cross join lateral (
          select coalesce(sum(o.number), 0)::int as bought, coalesce(sum(o.number) filter (where o.created_ms >= $5), 0)::int as bought_today
            from mall_orders o where o.user_id = q.user_id and o.goods_id = q.goods_id and o.state <> -2
               and (select g.limit_number > 0 or g.day_limit > 0 from mall_goods g where g.id = q.goods_id)
        ) had order by q.nth`,
      [...places, asked.map(({ actKey }) => actKey), dayStartMs],
    ),
    tx.query<GoodsRow>(`select ${goodsColumns} from mall_goods g where g.id = any ($1::bigint[])`, [goodsIds]),
    findAddresses(tx, asked),
  ])
  return counts.map(({ variant_id: variantId, ...row }, index) => ({
    ...row,
    goods: goods.find(({ id }) => id === goodsIds[index]),
    variant: variants.find(({ id }) => id === variantId),
    address: addresses.get(asked[index]?.addressId ?? 0),
  }))
}

/** The variant a request names; without a name the only open one of its article. */
const variantOf = `select v.id from mall_variants v
  where v.goods_id = q.goods_id and v.is_open and (v.id = q.variant_id or (q.variant_id = 0 and not exists (
    select from mall_variants x where x.goods_id = v.goods_id and x.is_open and x.id <> v.id)))`

const chosenVariants = `select c.id from unnest($1::bigint[], $2::bigint[], $3::bigint[]) q(user_id, goods_id, variant_id) cross join lateral (${variantOf}) c`
