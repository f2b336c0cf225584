import type { VipKind, VipPlan } from '@cliffhanger/contract/membership/schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { leastMonth } from '../least-month.ts'
import { useOpenedCounts } from '../use-opened.ts'

const monthTexts = {
  monthly: 'membership.month',
  yearly: 'membership.monthYearly',
  upFront: 'membership.monthUpFront',
} as const

interface KindTabsProps {
  readonly plans: readonly VipPlan[]
  readonly kind: VipKind
  readonly onChange: (kind: VipKind) => void
}

/** VIP beside SVIP, each with what a month costs and how many dramas it opens: both are seen before one is chosen. */
export const KindTabs = ({ plans, kind, onChange }: KindTabsProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const counts = useOpenedCounts()
  const notesOf = (of: VipKind, count: number | undefined): readonly string[] => {
    const least = leastMonth(plans, of)
    return [
      ...(least ? [t(monthTexts[least.paid], { amount: show(least.amount, least.coin) })] : []),
      ...(count === undefined || count === 0 ? [] : [t('membership.opensCount', { count })]),
    ]
  }
  return (
    <Tabs
      label={t('membership.kinds')}
      tabs={[
        { value: 1, label: t('membership.vip'), notes: notesOf(1, counts?.vip) },
        { value: 2, label: t('membership.svip'), notes: notesOf(2, counts?.svip) },
      ]}
      value={kind}
      onChange={onChange}
      fill
    />
  )
}
