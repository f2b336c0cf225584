import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { formatCompact } from '@cliffhanger/i18n/format/compact.ts'
import type { LucideIcon } from 'lucide-react'
import Bookmark from 'lucide-react/icons/bookmark'
import Heart from 'lucide-react/icons/heart'
import History from 'lucide-react/icons/history'
import LockOpen from 'lucide-react/icons/lock-open'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { EntryGrid } from '../../../ui/layout/entry-grid.tsx'

/** My lists of dramas with how much is in each, and the way there; a list with nothing in it has its picture in place of a zero. */
export const MyDramas = () => {
  const t = useTexts()
  const language = useLanguage()
  const counts = useCall(overviewCalls.getOverview, {}).data?.counts
  const signOf = (count: number | undefined, picture: LucideIcon) =>
    count === 0
      ? { sign: picture, isQuiet: true }
      : { sign: count === undefined ? '–' : formatCompact(count, language) }
  return (
    <EntryGrid
      label={t('collection.title')}
      entries={[
        { label: t('collection.history'), href: hrefTo('history'), ...signOf(counts?.history, History) },
        { label: t('collection.binge'), href: hrefTo('binge'), ...signOf(counts?.binge, Bookmark) },
        { label: t('collection.liked'), href: hrefTo('binge', { tab: 'skr' }), ...signOf(counts?.skr, Heart) },
        {
          label: t('collection.bought'),
          href: hrefTo('binge', { tab: 'bought' }),
          ...signOf(counts?.bought, LockOpen),
        },
      ]}
    />
  )
}
