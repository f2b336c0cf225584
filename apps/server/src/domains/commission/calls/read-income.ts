import type { CallData } from '@cliffhanger/contract/call.ts'
import type { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import type { SaleKind } from '@cliffhanger/contract/commission/operator-schemas.ts'
import type { IncomeRecord } from '@cliffhanger/contract/commission/schemas.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { CommissionOrderType, CommissionSource } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { maskName } from '@cliffhanger/rules/account/masked-name.ts'
import { formatMinor, formatRate } from '@cliffhanger/rules/money.ts'
import { addDays, dayStartMs, platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { readPeriod } from '../../teams/index.ts'
import type { CommissionNeeds } from '../needs.ts'
import {
  findSource,
  type IncomeFilter,
  type IncomeRow,
  type IncomeTotals,
  listIncome as listRows,
  listSettled,
  readIncomeTotals,
  sumCommission,
  sumIncome,
} from '../queries/income.ts'
import { ratesOf, ruleAt } from '../queries/rules.ts'

const writeMoney = (minor: bigint): string => formatMinor(minor > 0n ? minor : 0n, coinScale.money)

/** A rate in parts per million, as a decimal. */
const writePpm = (ppm: number): string => formatRate(BigInt(ppm) * 100n, 4)

export const getCommission =
  ({ teams }: Pick<CommissionNeeds, 'teams'>): Handler<typeof commissionCalls.getCommission> =>
  async ({ db, caller, clock, settings }, question) => {
    const { userId } = caller
    const nowMs = clock()
    const zone = settings.TIME_ZONE
    const todayMs = dayStartMs(platformDay(nowMs, zone), zone)
    const [sums, today, rule, held] = await Promise.all([
      sumCommission(db, userId, readPeriod(question)),
      sumCommission(db, userId, { startMs: todayMs, endMs: nowMs + 1 }),
      ruleAt(db, nowMs),
      teams.levelAt(db, userId, nowMs),
    ])
    const ratesFor = (kind: SaleKind) => {
      const [rate1, rate2] = rule ? ratesOf(rule, kind) : [0, 0]
      return {
        rate_1: writePpm(rule ? Math.max(rate1, held?.rate1Ppm ?? 0) : 0),
        rate_2: writePpm(rule ? Math.max(rate2, held?.rate2Ppm ?? 0) : 0),
      }
    }
    return {
      total: writeMoney(BigInt(sums.level_1) + BigInt(sums.level_2)),
      today: writeMoney(BigInt(today.level_1) + BigInt(today.level_2)),
      level_1: writeMoney(BigInt(sums.level_1)),
      level_2: writeMoney(BigInt(sums.level_2)),
      rates: [
        { order_type: 'vip', ...ratesFor('vip') },
        { order_type: 'video', ...ratesFor('video') },
        { order_type: 'recharge_fee', ...ratesFor('fee') },
      ],
      wait_days: rule?.wait_days ?? 0,
      coin_code: 'money',
    }
  }

export const listIncome: Handler<typeof commissionCalls.listIncome> = async (
  { db, caller },
  { type, level, page, limit, ...question },
) => {
  const filter: IncomeFilter = { userId: caller.userId, type: type ?? '', level: level ?? 0, ...readPeriod(question) }
  const [rows, { total, sum }] = await Promise.all([
    listRows(db, filter, { limit, offset: (page - 1) * limit }),
    sumIncome(db, filter),
  ])
  const coin = type === 'invite' ? 'gold' : 'money'
  return { list: rows.map(presentIncome), total, page, limit, sum: formatMinor(BigInt(sum), coinScale[coin]) }
}

/** What was sold, as members read it. */
const orderTypes: Readonly<Record<SaleKind, CommissionOrderType>> = { vip: 'vip', video: 'video', fee: 'recharge_fee' }

/** What a member's commission of one number of their bill was reckoned from. */
export async function explainCommission(db: Db, userId: number, number: string): Promise<CommissionSource | undefined> {
  const row = await findSource(db, userId, number)
  return (
    row && {
      order_type: orderTypes[row.kind],
      level: row.level,
      from_user: { user_id: row.buyer_id, nick_name: maskName(row.nick_name ?? '') },
      base_amount: formatMinor(BigInt(row.base), coinScale.money),
      rate: writePpm(row.rate_ppm),
    }
  )
}

const presentIncome = (row: IncomeRow): IncomeRecord => ({
  id: row.id,
  type: row.type,
  level: row.level,
  from_user: row.buyer_id === null ? null : { user_id: row.buyer_id, nick_name: maskName(row.nick_name ?? '') },
  order_no: row.order_no,
  ...(row.kind !== null && { order_type: orderTypes[row.kind] }),
  base_amount: formatMinor(BigInt(row.base), coinScale.money),
  rate: writePpm(row.rate_ppm),
  amount: formatMinor(BigInt(row.amount), coinScale[row.coin_code]),
  coin_code: row.coin_code,
  state: row.state,
  due_time: toSeconds(row.due_ms),
  create_time: toSeconds(row.created_ms),
})

/** Settled income of the days since one, by day of the platform. */
async function settledSince(
  { db, caller, settings }: Pick<CallContext<'bearer'>, 'db' | 'caller' | 'settings'>,
  day: string,
): Promise<(day: string) => bigint> {
  const zone = settings.TIME_ZONE
  const rows = await listSettled(db, caller.userId, dayStartMs(day, zone))
  const sums = new Map<string, bigint>()
  for (const { at_ms: atMs, amount } of rows) {
    const of = platformDay(atMs, zone)
    sums.set(of, (sums.get(of) ?? 0n) + BigInt(amount))
  }
  return (each) => sums.get(each) ?? 0n
}

export const getIncome: Handler<typeof commissionCalls.getIncome> = async (context) => {
  const { db, caller, clock, settings } = context
  const today = platformDay(clock(), settings.TIME_ZONE)
  const yesterday = addDays(today, -1)
  const firstOfMonth = `${today.slice(0, 8)}01`
  const [of, totals] = await Promise.all([
    settledSince(context, firstOfMonth < yesterday ? firstOfMonth : yesterday),
    readIncomeTotals(db, caller.userId),
  ])
  const { sources, total } = presentSources(totals)
  let month = 0n
  for (let day = firstOfMonth; day <= today; day = addDays(day, 1)) month += of(day)
  return {
    today: writeMoney(of(today)),
    yesterday: writeMoney(of(yesterday)),
    month: writeMoney(month),
    total: writeMoney(total),
    wait: writeMoney(BigInt(totals.waiting)),
    coin_code: 'money',
    sources,
  }
}

type IncomeSource = CallData<typeof commissionCalls.getIncome>['sources'][number]

/** What every kind of income came to. Commission is one sum in the ledger: what was not made with a star package is the rest of it. */
function presentSources(totals: IncomeTotals): { readonly sources: IncomeSource[]; readonly total: bigint } {
  const [commission, ofStar, treasure, crowdfunding] = [
    BigInt(totals.commission),
    BigInt(totals.of_star),
    BigInt(totals.treasure),
    BigInt(totals.crowdfunding),
  ]
  const [waiting, starWaiting] = [BigInt(totals.waiting), BigInt(totals.star_waiting)]
  const inMoney = (type: IncomeSource['type'], sum: bigint, wait = 0n): IncomeSource => ({
    type,
    total: writeMoney(sum),
    wait: writeMoney(wait),
    coin_code: 'money',
  })
  return {
    total: commission + treasure + crowdfunding,
    sources: [
      inMoney('commission', commission - ofStar, waiting - starWaiting),
      inMoney('star', ofStar, starWaiting),
      inMoney('treasure', treasure),
      inMoney('crowdfunding', crowdfunding),
      { type: 'invite', total: formatMinor(BigInt(totals.invite), coinScale.gold), wait: '0', coin_code: 'gold' },
    ],
  }
}

export const listIncomeDays: Handler<typeof commissionCalls.listIncomeDays> = async (context, { days }) => {
  const today = platformDay(context.clock(), context.settings.TIME_ZONE)
  const first = addDays(today, 1 - days)
  const of = await settledSince(context, first)
  const list = Array.from({ length: days }, (_, index) => addDays(first, index)).map((date) => ({
    date,
    sum: of(date),
  }))
  return {
    list: list.map(({ date, sum }) => ({ date, amount: writeMoney(sum) })),
    total: writeMoney(list.reduce((total, { sum }) => total + sum, 0n)),
  }
}
