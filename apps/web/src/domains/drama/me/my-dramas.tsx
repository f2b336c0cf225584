import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { formatCompact } from '@cliffhanger/i18n/format/compact.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { EntryGrid } from '../../../ui/layout/entry-grid.tsx'

/** How much is in each of my lists of dramas, and the way there. */
export const MyDramas = () => {
  const t = useTexts()
  const language = useLanguage()
  const counts = useCall(overviewCalls.getOverview, {}).data?.counts
  const sign = (count: number | undefined) => (count === undefined ? '–' : formatCompact(count, language))
  return (
    <EntryGrid
      label={t('collection.title')}
      entries={[
        { label: t('collection.history'), href: hrefTo('history'), sign: sign(counts?.history) },
        { label: t('collection.binge'), href: hrefTo('binge'), sign: sign(counts?.binge) },
        { label: t('collection.liked'), href: hrefTo('binge', { tab: 'skr' }), sign: sign(counts?.skr) },
        { label: t('collection.bought'), href: hrefTo('binge', { tab: 'bought' }), sign: sign(counts?.bought) },
      ]}
    />
  )
}
