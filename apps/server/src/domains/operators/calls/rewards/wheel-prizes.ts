import type { CallInput } from '@cliffhanger/contract/call.ts'
import type { wheelOperatorCalls } from '@cliffhanger/contract/rewards/operator-wheel-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { parseMinor } from '@cliffhanger/rules/money.ts'
import { totalOf } from '@cliffhanger/rules/rewards/wheel-draw.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import type { PrizeForm, PrizeRow } from '../../../rewards/index.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { publishPicture } from '../../pictures.ts'
import { presentDraft, presentPrize, presentTable } from '../../present/wheel.ts'
import { definedOf, rewritten } from '../../written-languages.ts'

type Calls = typeof wheelOperatorCalls
type Form = CallInput<Calls['createWheelPrize']>

const prizePicture = { folder: 'prizes', longestSide: 512 } as const

export const listWheelPrizes =
  ({ rewards }: OperatorNeeds): Handler<Calls['listWheelPrizes']> =>
  async (context) => {
    const { listPrizes, readDraft, findTable } = rewards.operator.wheel
    const [rows, draft, table] = await Promise.all([
      listPrizes(context.db),
      readDraft(context.db),
      findTable(context.db),
    ])
    const total = weightOf(rows)
    return {
      list: rows.map((row) => presentPrize(context, row, total)),
      draft: presentDraft(draft, table),
      table: presentTable(table),
    }
  }

export const createWheelPrize =
  ({ rewards }: OperatorNeeds): Handler<Calls['createWheelPrize']> =>
  async (context, form) => {
    const plain = plainForm(form)
    const image_key = await publishPicture(context.storage, form.image_key, 'image_key', prizePicture)
    return context.db.transaction(async (tx) => {
      const stored = { ...plain, names: definedOf(form.names), image_key, stock: limitOf(form.stock) }
      const row = await rewards.operator.wheel.createPrize(tx, stored, context.clock())
      const prize = await presented(context, rewards, tx, row)
      await recordAction(tx, context, { action: 'wheelPrize.create', target: `prize ${row.id}`, after: prize })
      return { prize }
    })
  }

export const editWheelPrize =
  ({ rewards }: OperatorNeeds): Handler<Calls['editWheelPrize']> =>
  async (context, { id, version, stock, ...form }) => {
    const plain = plainForm(form)
    const image_key = await publishPicture(context.storage, form.image_key, 'image_key', prizePicture)
    return context.db.transaction(async (tx) => {
      const change = (known: PrizeRow): PrizeForm => ({
        ...plain,
        names: rewritten(known.names, form.names),
        image_key,
        stock: stock === undefined ? known.stock : limitOf(stock),
      })
      const changed = await rewards.operator.wheel.editPrize(tx, { id, version }, change, context.clock())
      const prize = await presented(context, rewards, tx, changed.after)
      const before = await presented(context, rewards, tx, changed.before)
      await recordAction(tx, context, { action: 'wheelPrize.edit', target: `prize ${id}`, before, after: prize })
      return { prize }
    })
  }

const presented = async (context: CallContext<'operator'>, rewards: OperatorNeeds['rewards'], tx: Db, row: PrizeRow) =>
  presentPrize(context, row, weightOf(await rewards.operator.wheel.listPrizes(tx)))

/** What the next table weighs. */
const weightOf = (rows: readonly PrizeRow[]): number =>
  totalOf(rows.filter((row) => row.is_open).map(({ weight }) => weight))

/** -1 travels where there is no limit. */
const limitOf = (stock: number): number | null => (stock < 0 ? null : stock)

/** All but names, picture and stock, in minor units. Refuses an amount or a budget its coin cannot hold. */
function plainForm(form: Omit<Form, 'stock'>): Omit<PrizeForm, 'names' | 'image_key' | 'stock'> {
  const { kind, target_id, weight, fallback, sort, is_open } = form
  const coin = form.coin_code
  if (coin === 'treasure') return refuseField('coin_code')
  const minorOf = (written: string, field: string): string =>
    (parseMinor(written, coin === '' ? 0 : coinScale[coin]) ?? refuseField(field)).toString()
  return {
    kind,
    coin_code: coin,
    amount: minorOf(form.amount, 'amount'),
    target_id: kind === 'coupon' ? target_id : 0,
    weight,
    daily_budget: form.daily_budget === '' ? null : minorOf(form.daily_budget, 'daily_budget'),
    is_fallback: fallback === 1,
    sort,
    is_open: is_open === 1,
  }
}
