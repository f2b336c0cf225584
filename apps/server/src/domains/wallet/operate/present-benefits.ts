import type { CodeBatch, RedeemableCode } from '@cliffhanger/contract/coupons/operator-code-schemas.ts'
import type { CouponKind } from '@cliffhanger/contract/coupons/operator-coupon-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import { formatBenefit } from '../codes/calls/redeem-code.ts'
import type { BatchOverviewRow, CodeRow } from '../codes/queries.ts'
import { formatValue } from '../coupons/present-coupon.ts'
import type { KindOverviewRow } from '../coupons/queries/kinds.ts'

export const presentKind = (row: KindOverviewRow): CouponKind => ({
  coupon_id: row.kind_id,
  name: row.name,
  type: row.type,
  value: formatValue(row),
  coin_code: row.coin_code,
  min_spend: formatMinor(BigInt(row.min_spend), coinScale[row.coin_code]),
  order_types: row.order_types,
  price_point: formatMinor(BigInt(row.price_point), coinScale.point),
  start_time: toSeconds(row.starts_ms),
  end_time: toSeconds(row.ends_ms),
  stock: row.stock ?? -1,
  limit_number: row.limit_number,
  is_open: flagOf(row.is_open),
  given: row.given,
  used: row.used,
  create_time: toSeconds(row.kind_created_ms),
})

const stateOf = (row: BatchOverviewRow, nowMs: number): CodeBatch['state'] => {
  if (row.voided_ms !== null) return 'void'
  if (row.expires_ms <= nowMs) return 'over'
  return row.exported_ms === null ? 'new' : 'open'
}

export const presentBatch = (row: BatchOverviewRow, nowMs: number): CodeBatch => ({
  id: row.id,
  batch_no: row.batch_no,
  title: row.title,
  benefit_type: row.benefit_type,
  benefit_value: formatBenefit(row),
  coupon_id: row.kind_id ?? 0,
  coupon_name: row.kind_name ?? '',
  code_count: row.code_count,
  used: row.used,
  limit_number: row.limit_number,
  gold_days: row.gold_days,
  valid_type: row.valid_type,
  state: stateOf(row, nowMs),
  expire_time: toSeconds(row.expires_ms),
  made_by: row.made_by,
  exported_by: row.exported_by ?? 0,
  export_time: toSeconds(row.exported_ms),
  create_time: toSeconds(row.created_ms),
})

const codeState = (state: number): RedeemableCode['state'] => (state === 1 || state === 2 ? state : 0)

export const presentCode = (row: CodeRow): RedeemableCode => ({
  id: row.id,
  last_four: row.last_four,
  state: codeState(row.state),
  used_by: row.used_by ?? 0,
  used_time: toSeconds(row.used_ms),
})
