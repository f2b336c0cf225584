import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { type Bill, type BillSubject, billType, type Purse } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { billTitle } from '@cliffhanger/i18n/bill-titles.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import { coinOf } from './present-wallets.ts'
import type { LineRow } from './queries/lines.ts'

const purses: Readonly<Record<string, Purse>> = { gold_bought: 'bought', gold_granted: 'granted' }

/** A line as its member reads it, with what it is about where that is known. */
export function presentBill(row: LineRow, language: Language, subject?: BillSubject): Bill {
  const coin = coinOf(row.purpose)
  const amount = BigInt(row.amount)
  const type = billType.parse(row.bill_type)
  const write = (minor: bigint) => formatMinor(minor, coinScale[coin])
  return {
    id: row.id,
    user_id: row.user_id,
    coin_code: coin,
    purse: purses[row.purpose] ?? '',
    direction: amount > 0n ? 'in' : 'out',
    amount: write(amount < 0n ? -amount : amount),
    balance_after: write(BigInt(row.balance_after)),
    bill_type: type,
    biz_no: row.biz_no,
    title: billTitle(language, type),
    remark: row.remark,
    other_user:
      row.other_id > 0 && row.other_id !== row.user_id
        ? { user_id: row.other_id, nick_name: subject?.kind === 'member' ? subject.name : '' }
        : null,
    ...(subject && { subject }),
    create_time: toSeconds(row.created_ms),
  }
}
