import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { type CoinCode, coinCode } from '@cliffhanger/contract/wallet/coins.ts'
import { billType, direction, month } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { deviceZone } from '../../../shared/zone/device-zone.ts'

/** Which lines of the bill are shown; kept in the address, so that the way back finds them again. */
export interface BillFilter {
  readonly coin: CoinCode | 'all'
  readonly direction: 'in' | 'out' | ''
  readonly kind: string
  readonly month: string
  /** What is looked for; '' for everything. */
  readonly keyword: string
}

/** How long a keyword may be; a shorter one is not looked for yet. */
export const keywordLength = { min: 2, max: 40 } as const

/** Reads a filter; what the address says wrongly is left out. */
export const billFilter = (query: URLSearchParams): BillFilter => {
  const value = (name: string): string => query.get(name) ?? ''
  const coin = coinCode.safeParse(value('coin'))
  const way = direction.safeParse(value('direction'))
  const kind = billType.safeParse(value('kind'))
  const ofMonth = month.safeParse(value('month'))
  const typed = value('keyword').trim().slice(0, keywordLength.max)
  const keyword = typed.length < keywordLength.min ? '' : typed
  return {
    keyword,
    coin: coin.success ? coin.data : 'all',
    direction: way.success ? way.data : '',
    kind: kind.success ? kind.data : '',
    month: ofMonth.success ? ofMonth.data : '',
  }
}

/** A month as whoever reads counts it, as calls take it (S-152). */
export const monthRequest = (ofMonth: string) => ({ month: ofMonth, time_zone: deviceZone() })

/** The filter as the call takes it. */
export const filterRequest = ({
  coin,
  direction: way,
  kind,
  month: ofMonth,
  keyword,
}: BillFilter): Omit<CallRequest<typeof overviewCalls.listBills>, 'page'> => {
  const ofKind = billType.safeParse(kind)
  return {
    ...(coin !== 'all' && { coin_code: coin }),
    ...(way !== '' && { direction: way }),
    ...(ofKind.success && { bill_type: ofKind.data }),
    ...(ofMonth !== '' && monthRequest(ofMonth)),
    ...(keyword !== '' && { keyword }),
  }
}

/** Whether it leaves out anything but other coins. */
export const isNarrowed = ({ direction: way, kind, month: ofMonth, keyword }: BillFilter): boolean =>
  way !== '' || kind !== '' || ofMonth !== '' || keyword !== ''
