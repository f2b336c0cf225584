import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { useTexts } from '../../../platform/texts.ts'
import { ShortRecords } from '../../../ui/lists/short-records.tsx'
import { PartHead } from '../components/part-head/part-head.tsx'
import { RechargeRow } from './recharge-row.tsx'
import { useFormer } from './use-former.ts'

const shown = 3

/** The last top-ups, below the next one, where a desktop has the room. Nothing where there are none: the form is whole without them. */
export const RecentRecharges = () => {
  const t = useTexts()
  const isDesktop = useIsDesktop()
  const former = useFormer() ?? []
  if (!isDesktop || former.length === 0) return null
  return (
    <section aria-label={t('recharge.lastOnes')}>
      <PartHead
        title={t('recharge.lastOnes')}
        screen="rechargeByChannel"
        query={{ view: 'records' }}
        of={t('recharge.records')}
      />
      <ShortRecords
        rows={former.slice(0, shown).map((recharge) => <RechargeRow key={recharge.id} recharge={recharge} />)}
      />
    </section>
  )
}
