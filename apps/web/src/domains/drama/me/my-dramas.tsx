import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { formatCompact } from '@cliffhanger/i18n/format/compact.ts'
import type { LucideIcon } from 'lucide-react'
import Bookmark from 'lucide-react/icons/bookmark'
import Download from 'lucide-react/icons/download'
import History from 'lucide-react/icons/history'
import Ticket from 'lucide-react/icons/ticket'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { EntryGrid } from '../../../ui/layout/entry-grid.tsx'

/** What I watch and what makes it cheaper, with how much there is of each; where there is nothing, its picture stands in place of a zero. What I
 *  liked and unlocked are tabs beside what I saved. */
export const MyDramas = () => {
  const t = useTexts()
  const language = useLanguage()
  const { data } = useCall(overviewCalls.getOverview, {})
  const signOf = (count: number | undefined, picture: LucideIcon) =>
    count === 0
      ? { sign: picture, isQuiet: true }
      : { sign: count === undefined ? '–' : formatCompact(count, language) }
  return (
    <EntryGrid
      label={t('collection.title')}
      entries={[
        { label: t('collection.historyTab'), href: hrefTo('history'), ...signOf(data?.counts.history, History) },
        { label: t('collection.binge'), href: hrefTo('binge'), ...signOf(data?.counts.binge, Bookmark) },
        // How many there are is known to this device alone, and where they are shown.
        { label: t('collection.downloadsTab'), href: hrefTo('downloads'), sign: Download },
        { label: t('coupons.coupons'), href: hrefTo('coupons'), ...signOf(data?.coupon_total, Ticket) },
      ]}
    />
  )
}
