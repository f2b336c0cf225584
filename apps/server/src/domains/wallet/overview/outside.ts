import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { type OutsidePurchase, outsidePurchasesLimit } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { billTitle } from '@cliffhanger/i18n/bill-titles.ts'
import { textIn } from '@cliffhanger/i18n/by-language.ts'
import { formatMinor } from '@cliffhanger/rules/money.ts'
import type { WalletDeps } from '../deps.ts'
import type { BillReader } from '../needs.ts'
import type { LineQuestion } from './lines.ts'

const typeOf = { vip: 'buy_vip', star: 'buy_star' } as const

const money = (minor: string): string => formatMinor(BigInt(minor), coinScale.money)

/** What the reader bought of money that a channel took: the ledger moves it from the provider to the platform, and no line of theirs tells of
 *  it. The newest first, `outsidePurchasesLimit` at most; `number` '' for every one. */
export async function listOutside(
  { domains }: Pick<WalletDeps, 'domains'>,
  reader: BillReader,
  { sinceMs, untilMs, number = '' }: { readonly sinceMs: number; readonly untilMs: number; readonly number?: string },
): Promise<OutsidePurchase[]> {
  const filter = { userId: reader.caller.userId, sinceMs, untilMs, number }
  const rows = await domains.payments.listPaidOutside(reader.db, filter, outsidePurchasesLimit)
  const named = await domains.payments.nameOrders(
    reader,
    rows.map(({ order_no: no }) => no),
  )
  return rows.map((row) => {
    const { id, name = row.title, picture = '' } = named.get(row.order_no) ?? {}
    const type = typeOf[row.order_type]
    return {
      order_no: row.order_no,
      bill_type: type,
      title: billTitle(reader.language, type),
      ...(id !== undefined && name !== '' && { subject: { kind: 'plan' as const, id, name, picture } }),
      amount: money(row.amount),
      refunded: money(row.refunded),
      channel: textIn(row.channel_names, reader.language) ?? row.channel,
      pay_time: toSeconds(row.paid_ms),
    }
  })
}

/** Whether a question about lines leaves what was bought outside of the balance: it cost money, and went out. */
export const leavesOutside = ({ coin, direction, keyword }: LineQuestion): boolean =>
  (coin === '' || coin === 'money') && direction !== 'in' && keyword === ''
