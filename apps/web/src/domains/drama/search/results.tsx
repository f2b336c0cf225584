import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import SearchX from 'lucide-react/icons/search-x'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall, usePagedCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { InfiniteScroll } from '../../../ui/lists/infinite-scroll.tsx'
import { DramaRow, DramaRowsSkeleton } from '../drama-row.tsx'
import { scoreText } from '../score-text.ts'
import { shownCount } from '../shown-count.ts'
import type { SearchFilter } from './search-query.ts'
import styles from './search-screen.module.css'

interface ResultsProps {
  /** '' for everything the filter leaves. */
  readonly keyword: string
  readonly filter: SearchFilter
  /** A result is opened. */
  readonly onOpen: () => void
}

/** What was found, as wide rows; beside each other where there is room. */
export const Results = ({ keyword, filter, onOpen }: ResultsProps) => {
  const t = useTexts()
  const language = useLanguage()
  const input = { ...filter, ...(keyword !== '' && { keyword }), limit: 20 }
  const { query, list, scroll } = usePagedCall(dramaCalls.listVideos, input, ({ id }) => id)
  if (query.isPending) {
    return (
      <div className={styles.results}>
        <DramaRowsSkeleton count={6} />
      </div>
    )
  }
  if (query.error && list.length === 0) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (list.length === 0) return <Nothing keyword={keyword} />
  return (
    <section className={styles.results} aria-label={t('discover.results')}>
      <ul>
        {list.map((drama, index) => (
          <li key={drama.id} onClickCapture={onOpen}>
            <DramaRow
              drama={drama}
              isEager={index < 6}
              note={
                <>
                  <PlayCount count={drama.play_count} />
                  {drama.score !== '0.0' && (
                    <span>{t('discover.score', { value: scoreText(language, drama.score) })}</span>
                  )}
                </>
              }
            />
          </li>
        ))}
      </ul>
      <InfiniteScroll {...scroll} />
    </section>
  )
}

const PlayCount = ({ count }: { readonly count: number }) => {
  const t = useTexts()
  const shown = shownCount(count, useLanguage())
  return shown !== undefined && <span>{t('drama.playCount', { count: shown })}</span>
}

const Nothing = ({ keyword }: { readonly keyword: string }) => {
  const t = useTexts()
  const types = useCall(dramaCalls.listHomeTypes, {})
  return (
    <>
      <EmptyState
        icon={SearchX}
        title={keyword === '' ? t('drama.nothingHere') : t('drama.noResults', { keyword })}
        hint={t('drama.noResultsHint')}
      />
      {types.data !== undefined && types.data.list.length > 1 && (
        <section className={styles.part}>
          <h2 className={styles.partTitle}>{t('discover.browseTypes')}</h2>
          <ul className={styles.words}>
            {types.data.list.slice(1).map(({ id, name }) => (
              <li key={id}>
                <a className={styles.word} href={hrefTo('home', { type: id })}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
