import type { CodeBatch, codeBatchForm, RedeemableCode } from '@cliffhanger/contract/coupons/operator-code-schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { addDays, dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import { validUntil } from '@cliffhanger/rules/wallet/redeem-code.ts'
import type * as z from 'zod/mini'
import type { Db } from '../../../platform/database/db.ts'
import { Refusal, refuse, refuseField } from '../../../platform/http/refusal.ts'
import { PoolShort } from '../../ledger/index.ts'
import type { CodeBatches, NewBatch } from '../codes/batches.ts'
import {
  type CodeFilter,
  countBatches,
  countCodes,
  findBatch,
  listBatches,
  listCodes,
  sumMoneyMade,
} from '../codes/queries.ts'
import { benefitCoins } from '../codes/redeem.ts'
import { findKind } from '../coupons/queries/kinds.ts'
import { readWalletSettings } from '../wallet-settings.ts'
import type { Part } from './coupon-kinds.ts'
import { presentBatch, presentCode } from './present-benefits.ts'

export const listCodeBatches = async (
  db: Db,
  part: Part,
  nowMs: number,
): Promise<{ list: CodeBatch[]; total: number }> => ({
  list: (await listBatches(db, part)).map((row) => presentBatch(row, nowMs)),
  total: await countBatches(db),
})

export const listBatchCodes = async (
  db: Db,
  filter: CodeFilter,
  part: Part,
): Promise<{ list: RedeemableCode[]; total: number }> => ({
  list: (await listCodes(db, filter, part)).map(presentCode),
  total: await countCodes(db, filter),
})

/** A batch as it is shown; refuses 4002. */
export const getBatch = async (db: Db, id: number, nowMs: number): Promise<CodeBatch> =>
  presentBatch((await findBatch(db, id)) ?? refuse('notFound'), nowMs)

/** Most days of a membership one code gives. */
const mostDays = 3660

type Form = z.output<typeof codeBatchForm>

/** Makes a batch. Refuses 7001 where the promotion pool does not hold what it is worth, 4002 for a kind of coupon that is not there, 4000
 *  where its coupons would be over before the codes are, or where days of a membership are no whole number up to ten years. */
export async function createCodeBatch(
  tx: Db,
  batches: CodeBatches,
  form: Form,
  operatorId: number,
  nowMs: number,
): Promise<CodeBatch> {
  const batch = { ...(await benefitOf(tx, form, nowMs)), ...draftOf(form), operatorId }
  const made = await batches.make(tx, batch).catch((error: unknown) => {
    throw error instanceof PoolShort ? new Refusal('insufficientBalance') : error
  })
  return getBatch(tx, made.id, nowMs)
}

const draftOf = (form: Form) => ({
  title: form.title,
  count: form.code_count,
  limitNumber: form.limit_number,
  goldDays: form.gold_days,
  validType: form.valid_type,
})

async function benefitOf(tx: Db, form: Form, nowMs: number): Promise<Pick<NewBatch, 'benefit' | 'value' | 'kindId'>> {
  const { benefit_type: benefit, benefit_value: value, coupon_id: kindId } = form
  if (benefit === 'vip' || benefit === 'svip') {
    const days = Number(value)
    return Number.isInteger(days) && days >= 1 && days <= mostDays
      ? { benefit, value: BigInt(days), kindId: null }
      : refuseField('benefit_value')
  }
  if (benefit === 'coupon') {
    const kind = await findKind(tx, kindId ?? refuseField('coupon_id'))
    if (!kind) refuse('notFound')
    if (kind.ends_ms < validUntil(form.valid_type, nowMs)) refuseField('valid_type')
    return { benefit, value: 0n, kindId: kind.kind_id }
  }
  const minor = parseMinor(value ?? '', coinScale[benefitCoins[benefit].coin])
  return minor === undefined || minor === 0n ? refuseField('benefit_value') : { benefit, value: minor, kindId: null }
}

/** The codes of a batch, once. Whoever made much money in codes on one day of the platform, in one batch or in many small ones, does not get
 *  the codes of that day, so that nobody makes money alone. */
export async function exportCodeBatch(
  tx: Db,
  batches: CodeBatches,
  id: number,
  operatorId: number,
  timeZone: string,
): Promise<readonly string[]> {
  const batch = (await findBatch(tx, id)) ?? refuse('notFound')
  if (batch.benefit_type === 'money' && batch.made_by === operatorId) {
    const { settings } = await readWalletSettings(tx)
    const limit = parseMinor(settings.four_eyes_amount, coinScale.money) ?? 0n
    const day = platformDay(batch.created_ms, timeZone)
    const span = { fromMs: dayStartMs(day, timeZone), toMs: dayStartMs(addDays(day, 1), timeZone) }
    if ((await sumMoneyMade(tx, operatorId, span)) >= limit) refuse('cannotDoToSelf')
  }
  return batches.export(tx, id, operatorId)
}
