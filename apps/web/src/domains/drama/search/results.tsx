import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { FoundVideo } from '@cliffhanger/contract/drama/schemas.ts'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { EmptyList } from '../../../ui/feedback/empty-list.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { DramaRow, DramaRowsSkeleton } from '../drama-row.tsx'
import { DramaGrid, DramaGridSkeleton } from '../home/drama-grid.tsx'
import { Highlighted } from '../home/highlighted.tsx'
import { shownPlays } from '../shown-count.ts'
import { GenreChips } from './genre-chips.tsx'
import { PopularPlaces } from './popular-places.tsx'
import type { SearchFilter } from './search-query.ts'
import styles from './search-screen.module.css'

interface ResultsProps {
  /** '' for everything the filter leaves. */
  readonly keyword: string
  readonly filter: SearchFilter
  /** A result is opened. */
  readonly onOpen: () => void
}

/** What was found: wide rows on a phone, covers beside each other on a desktop. */
export const Results = ({ keyword, filter, onOpen }: ResultsProps) => {
  const t = useTexts()
  const isDesktop = useIsDesktop()
  const input = { ...filter, ...(keyword !== '' && { keyword }), limit: 20 }
  const { query, list, total, scroll } = usePagedCall(dramaCalls.listVideos, input, ({ id }) => id)
  if (query.isPending) {
    return (
      <div className={styles.results}>
        {isDesktop ? <DramaGridSkeleton columns={6} count={12} /> : <DramaRowsSkeleton count={6} />}
      </div>
    )
  }
  if (query.error && list.length === 0) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (list.length === 0) return <Nothing keyword={keyword} />
  return (
    <>
      <section className={styles.results} aria-label={t('discover.results')}>
        <p className={styles.count} aria-live="polite">
          {t('discover.found', { count: total })}
        </p>
        {isDesktop ? (
          <div onClickCapture={onOpen}>
            <DramaGrid dramas={list} columns={6} eager={6} opensPages titleOf={markedTitle} />
          </div>
        ) : (
          <ul>
            {list.map((drama, index) => (
              <li key={drama.id} onClickCapture={onOpen}>
                <DramaRow drama={drama} isEager={index < 6} note={<Plays drama={drama} />} />
              </li>
            ))}
          </ul>
        )}
        {total > fewResults && <InfiniteScroll {...scroll} />}
      </section>
      {total <= fewResults && <Popular />}
    </>
  )
}

const markedTitle = ({ title_highlight: html }: FoundVideo) => html && <Highlighted html={html} />

const Plays = ({ drama: { play_count } }: { readonly drama: FoundVideo }) => {
  const t = useTexts()
  const plays = shownPlays(play_count, useLanguage())
  return plays === undefined ? null : <span>{t('drama.playCount', { count: plays })}</span>
}

/** So few leave most of a page empty: what others watch follows. */
const fewResults = 4

const mostPlaces = 6

const Popular = () => {
  const chart = useCall(discoverCalls.listCharts, { limit: mostPlaces })
  return chart.isPending ? null : <PopularPlaces places={chart.data?.list ?? []} />
}

/** Nothing was found: what there is instead. */
const Nothing = ({ keyword }: { readonly keyword: string }) => {
  const t = useTexts()
  const types = useCall(dramaCalls.listHomeTypes, {})
  return (
    <>
      <EmptyList
        drawing="magnifier"
        title={keyword === '' ? t('drama.nothingHere') : t('drama.noResults', { keyword })}
        hint={t('drama.noResultsHint')}
      />
      {!types.isPending && <GenreChips />}
      {!types.isPending && <Popular />}
    </>
  )
}
