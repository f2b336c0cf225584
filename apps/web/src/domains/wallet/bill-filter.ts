import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { type CoinCode, coinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { billType, direction, month } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'

/** Which lines of the bill are shown; kept in the address, so that the way back finds them again. */
export interface BillFilter {
  readonly coin: CoinCode | 'all'
  readonly direction: 'in' | 'out' | ''
  readonly kind: string
  readonly month: string
}

/** Reads a filter; what the address says wrongly is left out. */
export const billFilter = (query: URLSearchParams): BillFilter => {
  const value = (name: string): string => query.get(name) ?? ''
  const coin = coinCode.safeParse(value('coin'))
  const way = direction.safeParse(value('direction'))
  const kind = billType.safeParse(value('kind'))
  const ofMonth = month.safeParse(value('month'))
  return {
    coin: value('coin') === 'all' ? 'all' : coin.success ? coin.data : 'money',
    direction: way.success ? way.data : '',
    kind: kind.success ? kind.data : '',
    month: ofMonth.success ? ofMonth.data : '',
  }
}

/** The filter as the call takes it. */
export const filterRequest = ({
  coin,
  direction: way,
  kind,
  month: ofMonth,
}: BillFilter): Omit<CallRequest<typeof overviewCalls.listBills>, 'page'> => {
  const ofKind = billType.safeParse(kind)
  return {
    ...(coin !== 'all' && { coin_code: coin }),
    ...(way !== '' && { direction: way }),
    ...(ofKind.success && { bill_type: ofKind.data }),
    ...(ofMonth !== '' && { month: ofMonth }),
  }
}

/** Whether it leaves out anything but other coins. */
export const isNarrowed = ({ direction: way, kind, month: ofMonth }: BillFilter): boolean =>
  way !== '' || kind !== '' || ofMonth !== ''
