import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'
import { auditStateName, rechargeStateName } from '../audit-words.ts'

/** What is pending is among the latest: an order that is not paid ends within the hour, and a withdrawal is judged within days. */
const latest = 20

/** More of them are found in their lists. */
const shown = 3

/** Money on its way in or out, the newest first; nothing where none is. */
export const PendingActs = () => {
  const t = useTexts()
  const { show } = useAmounts()
  const recharged = useCall(rechargeCalls.listRecharges, { limit: latest })
  const withdrawn = useCall(withdrawalCalls.listWithdrawals, { limit: latest })
  const recharges = (recharged.data?.list ?? []).filter(isPending).slice(0, shown)
  const withdrawals = (withdrawn.data?.list ?? []).filter(isPending).slice(0, shown)
  if (recharges.length + withdrawals.length === 0) return null
  return (
    <CellGroup heading={t('wallet.pending')}>
      {recharges.map((recharge) => (
        <Cell
          key={`in ${recharge.id}`}
          icon={ArrowDownToLine}
          title={t('wallet.pendingIn', { amount: show(recharge.amount, 'money') })}
          description={rechargeStateName(recharge, t)}
          href={hrefTo('payRecharge', { order_no: recharge.order_no })}
        />
      ))}
      {withdrawals.map(({ id, amount, state }) => (
        <Cell
          key={`out ${id}`}
          icon={ArrowUpFromLine}
          title={t('wallet.pendingOut', { amount: show(amount, 'money') })}
          description={auditStateName(state, t)}
          href={hrefTo('withdrawalDetail', { id })}
        />
      ))}
    </CellGroup>
  )
}

const isPending = ({ state }: { readonly state: AuditState }): boolean =>
  state === auditStates.toAudit || state === auditStates.pendingTransfer
