import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { formatCompact } from '@cliffhanger/i18n/format/compact.ts'
import Bookmark from 'lucide-react/icons/bookmark'
import Download from 'lucide-react/icons/download'
import History from 'lucide-react/icons/history'
import Ticket from 'lucide-react/icons/ticket'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Cell, CellGroup } from '../../../ui/layout/cell.tsx'

/** What I watch and what makes it cheaper, with how much there is of each; a zero is not told. What I liked and unlocked are tabs beside what I
 *  saved. */
export const MyDramas = () => {
  const t = useTexts()
  const language = useLanguage()
  const { data } = useCall(overviewCalls.getOverview, {})
  const shown = (count: number | undefined) => (count ? formatCompact(count, language) : undefined)
  return (
    <CellGroup label={t('collection.title')}>
      <Cell
        icon={History}
        title={t('collection.historyTab')}
        value={shown(data?.counts.history)}
        href={hrefTo('history')}
      />
      <Cell icon={Bookmark} title={t('collection.binge')} value={shown(data?.counts.binge)} href={hrefTo('binge')} />
      {/* How many there are is known to this device alone, and where they are shown. */}
      <Cell icon={Download} title={t('collection.downloadsTab')} href={hrefTo('downloads')} />
      <Cell icon={Ticket} title={t('coupons.coupons')} value={shown(data?.coupon_total)} href={hrefTo('coupons')} />
    </CellGroup>
  )
}
