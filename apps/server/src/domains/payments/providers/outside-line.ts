import type { OnlineProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'
import { type Move, platformOwner } from '../../ledger/index.ts'
import type { DisputeMove, OnlineProvider } from './provider.ts'

/** A line of our account at the provider that nobody here began. */
export interface OutsideLine extends Pick<DisputeMove, 'id' | 'amount' | 'fee'> {
  readonly provider: OnlineProviderName
  readonly remark: string
  /** The dispute it is of; a refund has none. */
  readonly dispute?: string
}

/** What stands for such a line in the ledger, once for ever. */
export const lineKey = ({ provider, id }: OutsideLine): string => `${provider}:${id}`

export const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** Lines of another currency are for an operator: what they are worth here nobody told. */
export function assertCurrency(
  online: OnlineProvider,
  lines: readonly { readonly id: string; readonly currency: string }[],
): void {
  const foreign = lines.find(({ currency }) => currency !== online.currency)
  if (foreign) throw new Error(`${foreign.id} is in ${foreign.currency}, not in ${online.currency}: correct it by hand`)
}

/** Money of a member first out of what is held and what there is, the rest as a debt. */
export function memberMoves(
  provider: OnlineProviderName,
  from: number,
  amount: bigint,
  held: bigint,
  cash: bigint,
): Move[] {
  const fromCash = smaller(cash, amount - held)
  const sides = { coin: 'money', from, to: platformOwner } as const
  return [
    { route: `chargeback.${provider}_held`, amount: held, ...sides },
    { route: `chargeback.${provider}_cash`, amount: fromCash, ...sides },
    { route: `chargeback.${provider}_debt`, amount: amount - held - fromCash, ...sides },
  ]
}

/** Fees of disputes are the platform's loss, never a member's. A fee has the way of the kind that goes in its direction. */
export function feeMoves(kind: 'chargeback' | 'chargeback_won', { provider, fee }: OutsideLine): Move[] {
  const sides = { coin: 'money', from: platformOwner, to: platformOwner } as const
  if (kind === 'chargeback') return fee > 0n ? [{ route: `chargeback.${provider}_fee`, amount: fee, ...sides }] : []
  return fee < 0n ? [{ route: `chargeback_won.${provider}_fee`, amount: -fee, ...sides }] : []
}
