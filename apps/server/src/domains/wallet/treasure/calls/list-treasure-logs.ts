import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import type { TreasureLog, TreasureLogType } from '@cliffhanger/contract/wallet/treasure-schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { type LineRow, listLines, sumLines } from '../../../ledger/index.ts'
import { dayOfIncome } from '../income-number.ts'
import { findTreasure } from '../queries/treasure.ts'

const lineTypes: Readonly<Record<TreasureLogType, string>> = {
  in: 'treasure_in',
  out: 'treasure_out',
  income: 'treasure_income',
}

/** The lines of my treasure, the newest first. */
export const listTreasureLogs: Handler<typeof treasureCalls.listTreasureLogs> = async (
  { db, caller },
  { page, limit, type },
) => {
  const treasure = await findTreasure(db, caller.userId)
  const accountIds = treasure ? [treasure.account_id] : []
  const billType = type ? lineTypes[type] : ''
  const filter = { accountIds, sign: 0, billType, sinceMs: 0, untilMs: Number.MAX_SAFE_INTEGER } as const
  const rows = await listLines(db, filter, { offset: (page - 1) * limit, limit })
  const { in_total, out_total } = await sumLines(db, { accountIds, billType, month: '' })
  return { list: rows.map(presentLog), total: in_total + out_total, page, limit }
}

function presentLog({ id, bill_type, biz_no, amount, balance_after, created_ms }: LineRow): TreasureLog {
  const type = (Object.keys(lineTypes) as TreasureLogType[]).find((one) => lineTypes[one] === bill_type)
  if (!type) throw new Error(`${bill_type} is no line of a treasure`)
  const minor = BigInt(amount)
  const day = type === 'income' ? dayOfIncome(biz_no) : undefined
  const write = (value: bigint) => formatMinor(value, coinScale.treasure)
  return {
    id,
    type,
    amount: write(minor < 0n ? -minor : minor),
    balance_after: write(BigInt(balance_after)),
    create_time: toSeconds(created_ms),
    ...(day !== undefined && { day }),
  }
}
