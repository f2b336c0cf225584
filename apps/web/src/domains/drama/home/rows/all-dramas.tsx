import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { HomeSection } from '@cliffhanger/contract/drama/schemas.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { hrefTo } from '../../../../platform/navigation/paths.ts'
import { usePagedCall } from '../../../../platform/server/paged-call.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { InfiniteScroll } from '../../../../ui/lists/infinite-scroll.tsx'
import { NoDramasYet } from '../../no-dramas-yet.tsx'
import { DramaGrid, DramaGridSkeleton } from '../drama-grid.tsx'
import { Section } from '../section.tsx'
import styles from './all-dramas.module.css'
import { fewestDramas } from './distinct-rows.ts'

/** A platform with fewer dramas shows them all: without them its page would end after the first row. */
const fewDramas = 12

/** How many stand beside each other on a phone. */
const columns = 2

interface AllDramasProps {
  readonly section: HomeSection
  /** Stands above, and is left out. */
  readonly above: ReadonlySet<number>
}

/** Every drama that does not stand above, as far as one scrolls, and at its end the way to all there are. */
export const AllDramas = ({ section, above }: AllDramasProps) => {
  const t = useTexts()
  const input = { type_id: 0, limit: Math.max(1, section.limit) }
  const { query, list, total, scroll } = usePagedCall(discoverCalls.listAllVideos, input, ({ id }) => id)
  const others = list.filter(({ id }) => !above.has(id))
  const isShort = !scroll.hasMore && others.length < fewestDramas
  const chosen = !isShort ? others : total < fewDramas ? list : []
  const isWhole = chosen.length === total
  // The way to all there are follows: no drama stands alone above it.
  const dramas = scroll.hasMore || isWhole ? chosen : chosen.slice(0, chosen.length - (chosen.length % columns))
  const all = hrefTo('home', { section: section.code })
  if (query.isPending)
    return (
      <Section title={section.title} more={all}>
        <DramaGridSkeleton columns={columns} count={4} />
      </Section>
    )
  if (query.error && list.length === 0) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (list.length === 0) return <NoDramasYet />
  return (
    <>
      {(dramas.length > 0 || scroll.hasMore) && (
        <Section title={section.title} more={all}>
          <DramaGrid dramas={dramas} columns={columns} />
        </Section>
      )}
      {scroll.hasMore || isWhole ? (
        <InfiniteScroll {...scroll} />
      ) : (
        <a className={styles.all} href={all}>
          {t('discover.browseAll')}
          <Icon of={ChevronRight} size={18} />
        </a>
      )}
    </>
  )
}
