import { ledgerCalls } from '@cliffhanger/contract/operators/ledger-calls.ts'
import { paymentCalls } from '@cliffhanger/contract/operators/payment-calls.ts'
import { withdrawalHandlingCalls } from '@cliffhanger/contract/operators/withdrawal-calls.ts'
import { useGetOne } from 'react-admin'
import type { Source } from '../../platform/data-provider.ts'
import { isSomebodyHere } from '../../platform/presence.ts'
import { callServer } from '../../platform/server.ts'
import { useMayDo } from '../../platform/use-may-do.ts'

/** What waits for whoever looks after money. */
interface MoneyWaiting {
  readonly id: number
  readonly recharges: number
  /** Those one operator agreed to and another has to as well. */
  readonly recharges_confirmed: number
  readonly withdrawals_to_audit: number
  readonly withdrawals_to_pay: number
  readonly withdrawals_overdue: number
  readonly suspense: number
  readonly requests: number
  /** 1 also before the first look at the ledger. */
  readonly is_sound: 0 | 1
}

/** The figures are one thing: id 1. */
const onlyOne = 1
/** Six questions at a time. */
const pollMs = 60_000
const least = { page: 1, limit: 1 } as const

const readMoneyWaiting = async (): Promise<MoneyWaiting> => {
  const [recharges, confirmed, withdrawals, suspense, requests, proofs] = await Promise.all([
    callServer(paymentCalls.listRechargeAudits, { ...least, state: 1 }),
    callServer(paymentCalls.listRechargeAudits, { ...least, state: 2 }),
    callServer(withdrawalHandlingCalls.listWithdrawalQueue, { ...least, state: 'open' }),
    callServer(paymentCalls.listSuspense, { ...least, state: 'open' }),
    callServer(ledgerCalls.listLedgerRequests, { ...least, state: 0 }),
    callServer(ledgerCalls.listLedgerProofs, least),
  ])
  return {
    id: onlyOne,
    recharges: recharges.total,
    recharges_confirmed: confirmed.total,
    withdrawals_to_audit: withdrawals.waiting.to_audit,
    withdrawals_to_pay: withdrawals.waiting.to_pay,
    withdrawals_overdue: withdrawals.waiting.overdue,
    suspense: suspense.total,
    requests: requests.total,
    is_sound: proofs.list[0]?.is_sound ?? 1,
  }
}

export const moneyWaitingSource: Source = {
  list: async () => ({ list: [await readMoneyWaiting()], total: 1 }),
  one: () => readMoneyWaiting(),
}

const whileSomebodyIsHere = () => (isSomebodyHere() ? pollMs : false)

/** Asked again every minute while somebody is there to see it; undefined for whom money is none of his business. */
export const useMoneyWaiting = (): MoneyWaiting | undefined => {
  const mayRead = useMayDo()('finance.read')
  const options = { enabled: mayRead, refetchInterval: whileSomebodyIsHere } as const
  return useGetOne<MoneyWaiting>('money-waiting', { id: onlyOne }, options).data
}
