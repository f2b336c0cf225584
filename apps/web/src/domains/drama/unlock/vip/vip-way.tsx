import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Crown from 'lucide-react/icons/crown'
import { goTo } from '../../../../platform/navigation/navigation.ts'
import { setReturnTarget } from '../../../../platform/navigation/return-target.ts'
import { useCall } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { leastVipPlan } from './least-vip-plan.ts'
import styles from './vip-way.module.css'

interface VipWayProps {
  /** Where the member comes back to. */
  readonly subject: string
}

/** The other way to episodes that VIP opens: what it costs at least, and the way to its plans. The line of the price has its height
 *  before the price is known. */
export const VipWay = ({ subject }: VipWayProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const { data } = useCall(membershipCalls.listVipPlans, {})
  const plan = leastVipPlan(data?.list ?? [])
  return (
    <button
      type="button"
      className={styles.way}
      onClick={() => {
        setReturnTarget(subject)
        goTo('vip')
      }}
    >
      <Icon of={Crown} size={22} />
      <span className={styles.words}>
        <span className={styles.title}>{t('unlock.vipInstead')}</span>
        <span className={styles.line}>
          {plan && t('unlock.vipFrom', { amount: show(plan.price, plan.coin_code), count: plan.days })}
        </span>
      </span>
      <Icon of={ChevronRight} size={20} />
    </button>
  )
}
