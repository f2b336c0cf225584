import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { receivedBy, sumOf } from './plan-grid.tsx'
import styles from './recharge-form.module.css'
import type { Recharge } from './use-recharge.ts'
import { arriving } from './you-get.tsx'

/** Keeps the place of what is not known yet. */
const unknown = '–'

/** What is paid and what becomes of it, where it stands beside the plans. How it is paid stands above. */
export const RechargeSummary = ({ plan, wanted, channel }: Pick<Recharge, 'plan' | 'wanted' | 'channel'>) => {
  const t = useTexts()
  const { show } = useAmounts()
  const isDesktop = useIsDesktop()
  const arrives = arriving({ plan, wanted, channel })
  // One in other coins is not a part of the sum.
  const bonus =
    plan && receivedBy(plan).hasBonus && sumOf(plan) === undefined
      ? ` ${t('recharge.bonus', { amount: show(plan.bonus_amount, plan.bonus_coin) })}`
      : ''
  if (!isDesktop) return null
  return (
    <div className={styles.summary}>
      <DetailList
        isFlush
        lines={[
          { label: t('recharge.price'), value: wanted === undefined ? unknown : show(wanted, 'money') },
          { label: t('recharge.receives'), value: (arrives ? show(arrives.amount, arrives.coin) : unknown) + bonus },
        ]}
      />
    </div>
  )
}
