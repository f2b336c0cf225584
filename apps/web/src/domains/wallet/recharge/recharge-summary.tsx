import type { PayPlatform, RechargePlan } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { useArrival } from './arrival.ts'
import { receivedBy } from './plan-grid.tsx'
import styles from './recharge-form.module.css'

interface RechargeSummaryProps {
  readonly plan: RechargePlan | undefined
  /** What is paid; undefined while it is not right. */
  readonly wanted: string | undefined
  readonly channel: PayPlatform | undefined
}

/** Keeps the place of what is not known yet. */
const unknown = '–'

/** What is about to be asked for, where it stands beside the plans. */
export const RechargeSummary = ({ plan, wanted, channel }: RechargeSummaryProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const isDesktop = useIsDesktop()
  const arrivalOf = useArrival()
  const { amount, hasBonus } = plan ? receivedBy(plan) : { amount: wanted, hasBonus: false }
  const received = amount === undefined ? unknown : show(amount, plan?.coin_code ?? 'money')
  const bonus = plan && hasBonus ? ` ${t('recharge.bonus', { amount: show(plan.bonus_amount, plan.bonus_coin) })}` : ''
  if (!isDesktop) return null
  return (
    <div className={styles.summary}>
      <DetailList
        isFlush
        lines={[
          { label: t('recharge.receives'), value: received + bonus },
          { label: t('recharge.channel'), value: channel ? `${channel.name} · ${arrivalOf(channel)}` : unknown },
        ]}
      />
    </div>
  )
}
