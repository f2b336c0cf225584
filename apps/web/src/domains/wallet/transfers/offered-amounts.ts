import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import type { TransferRecord } from '@cliffhanger/contract/wallet/transfer-schemas.ts'
import { formatMinor, parseMinor } from '@cliffhanger/rules/money.ts'
import type { TransferableCoin } from '@cliffhanger/rules/wallet/transfer.ts'

const steps = ['10', '20', '50', '100'] as const
const most = 3

/** What is sent with one touch: as much as this person got last, and round sums; no more than there is, the least first. */
export const offeredAmounts = (
  coin: TransferableCoin,
  balance: string | undefined,
  transfers: readonly Pick<TransferRecord, 'other' | 'direction' | 'coin_code' | 'amount'>[],
  payeeId: number | undefined,
): readonly string[] => {
  const scale = coinScale[coin]
  const minor = (amount: string): bigint => parseMinor(amount, scale) ?? 0n
  const last = transfers.find(
    ({ other, direction, coin_code }) => other.user_id === payeeId && direction === 'out' && coin_code === coin,
  )
  const amounts = [...(last ? [last.amount] : []), ...steps].map(minor)
  return [...new Set(amounts)]
    .filter((amount) => amount <= minor(balance ?? '0'))
    .slice(0, most)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((amount) => formatMinor(amount, scale))
}
