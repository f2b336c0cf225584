import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import Crown from 'lucide-react/icons/crown'
import { goTo } from '../../../../platform/navigation/navigation.ts'
import { setReturnTarget } from '../../../../platform/navigation/return-target.ts'
import { useCall } from '../../../../platform/server/queries.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { leastVipPlan } from './least-vip-plan.ts'
import styles from './members-only.module.css'

interface MembersOnlyProps {
  readonly kind: 'vip' | 'svip'
  /** Where the member comes back to. */
  readonly subject: string
}

/** Says that an episode is for members and what that costs at least, and leads to the membership page. The line of the price has its height
 *  before the price is known. */
export const MembersOnly = ({ kind, subject }: MembersOnlyProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const { data } = useCall(membershipCalls.listVipPlans, {})
  const isSvip = kind === 'svip'
  const plan = leastVipPlan(data?.list ?? [], isSvip ? 2 : 1)
  const join = () => {
    setReturnTarget(subject)
    goTo('vip', isSvip ? { type: 2 } : {})
  }
  return (
    <>
      <div className={styles.way} data-kind={kind}>
        <Icon of={Crown} size={28} />
        <div className={styles.words}>
          <p className={styles.title}>{t(isSvip ? 'unlock.svipOnly' : 'unlock.vipOnly')}</p>
          <p>{t(isSvip ? 'unlock.svipHint' : 'unlock.vipHint')}</p>
          <p className={styles.price}>
            {plan &&
              t(isSvip ? 'unlock.svipFrom' : 'unlock.vipFrom', {
                amount: show(plan.price, plan.coin_code),
                count: plan.days,
              })}
          </p>
        </div>
      </div>
      <Button block onClick={join}>
        {t(isSvip ? 'unlock.svipJoin' : 'unlock.vipJoin')}
      </Button>
    </>
  )
}
