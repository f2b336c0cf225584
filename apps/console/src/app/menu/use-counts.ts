import { useCaseCounts } from '../../domains/support/sources.ts'
import { useMoneyWaiting } from '../../domains/wallet/money-waiting.ts'
import { useWaiting } from '../waiting.ts'

/** How many things wait on a page, by the page's name. */
export type Counts = Readonly<Record<string, number | undefined>>

/** What waits on each page, as far as the operator may know. */
export const useCounts = (): Counts => {
  const waiting = useWaiting()
  const money = useMoneyWaiting()
  const cases = useCaseCounts()
  return {
    dramas: waiting && waiting.transcoding + waiting.failed,
    outbox: waiting?.codes,
    reports: waiting?.reports,
    cases: cases?.waiting,
    reviews: waiting?.reviews,
    'real-names': waiting?.real_names,
    'mall-orders': waiting?.mall_orders,
    'star-posts': waiting?.star_posts,
    'agent-applications': waiting?.agent_applications,
    'crowd-obligations': money?.crowd_obligations,
    recharges: money && money.recharges + money.recharges_confirmed,
    withdrawals: money && money.withdrawals_to_audit + money.withdrawals_to_pay,
    suspense: money?.suspense,
    reconciliations: money?.differences,
    'ledger-requests': money?.requests,
    'cooling-offs': money?.lifts,
    changes: waiting?.changes ?? money?.changes,
    'ledger-proofs': money && 1 - money.is_sound,
  }
}
