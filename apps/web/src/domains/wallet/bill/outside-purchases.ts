import type { Bill, OutsidePurchase } from '@cliffhanger/contract/wallet/money-schemas.ts'

/** What stands in the list of transactions: a line of the ledger, or a purchase that moved no balance. */
export type BillEntry = Bill | OutsidePurchase

export const isOutside = (entry: BillEntry): entry is OutsidePurchase => 'channel' in entry

/** When it was, in seconds. */
export const timeOf = (entry: BillEntry): number => (isOutside(entry) ? entry.pay_time : entry.create_time)

/** Puts purchases outside of the balance among the lines, the newest first. Where more lines come, those older than the last of these wait for
 *  them. */
export function withOutside(
  bills: readonly Bill[],
  outside: readonly OutsidePurchase[],
  hasMore: boolean,
): readonly BillEntry[] {
  const last = bills.at(-1)
  const shown = hasMore && last ? outside.filter(({ pay_time: time }) => time >= last.create_time) : outside
  const entries: BillEntry[] = []
  let next = 0
  for (const bill of bills) {
    for (let purchase = shown[next]; purchase && purchase.pay_time >= bill.create_time; purchase = shown[next]) {
      entries.push(purchase)
      next += 1
    }
    entries.push(bill)
  }
  return [...entries, ...shown.slice(next)]
}
