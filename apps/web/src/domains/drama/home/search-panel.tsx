import ChevronLeft from 'lucide-react/icons/chevron-left'
import CircleX from 'lucide-react/icons/circle-x'
import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { useGoBack } from '../../../platform/navigation.ts'
import { useTexts } from '../../../platform/texts.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { InfiniteScroll } from '../../../ui/infinite-scroll.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { useFeed } from '../use-feed.ts'
import { DramaGrid, DramaGridSkeleton } from './drama-grid.tsx'
import styles from './search-panel.module.css'

interface SearchPanelProps {
  readonly keyword: string
  readonly placeholder: string
  /** Words offered while nothing was typed. */
  readonly hotWords: readonly string[]
  readonly onKeyword: (keyword: string) => void
}

const keywordLimit = 50
const settleMs = 250

/** The search over all dramas, in place of the home page. */
export const SearchPanel = ({ keyword, placeholder, hotWords, onKeyword }: SearchPanelProps) => {
  const t = useTexts()
  const goBack = useGoBack('home')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const settled = useSettled(keyword.trim(), settleMs)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    input.current?.blur()
  }
  return (
    <Screen
      top={
        <form role="search" className={styles.bar} onSubmit={submit}>
          <IconButton icon={ChevronLeft} label={t('shell.back')} onClick={goBack} />
          <label className={styles.field}>
            <Icon of={Search} size={18} />
            <input
              ref={input}
              className={styles.input}
              type="text"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={keywordLimit}
              aria-label={t('drama.search')}
              placeholder={placeholder}
              value={keyword}
              onChange={({ target }) => onKeyword(target.value)}
            />
            {keyword !== '' && (
              <IconButton icon={CircleX} size={18} label={t('drama.clearSearch')} onClick={() => onKeyword('')} />
            )}
          </label>
        </form>
      }
    >
      <h1 className="visually-hidden">{t('drama.search')}</h1>
      {settled === '' ? <HotWords words={hotWords} onChoose={onKeyword} /> : <Results keyword={settled} />}
    </Screen>
  )
}

const HotWords = ({
  words,
  onChoose,
}: {
  readonly words: readonly string[]
  readonly onChoose: (word: string) => void
}) => {
  const t = useTexts()
  if (words.length === 0) return null
  return (
    <section className={styles.hot}>
      <h2 className={styles.hotTitle}>{t('drama.hotSearch')}</h2>
      <ul className={styles.words}>
        {words.map((word) => (
          <li key={word}>
            <button type="button" className={styles.word} onClick={() => onChoose(word)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Results = ({ keyword }: { readonly keyword: string }) => {
  const t = useTexts()
  const { dramas, isPending, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useFeed({ keyword, limit: 18 })
  if (isPending) return <DramaGridSkeleton columns={3} count={6} />
  if (error && dramas.length === 0) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (dramas.length === 0)
    return <EmptyState icon={SearchX} title={t('drama.noResults', { keyword })} hint={t('drama.noResultsHint')} />
  return (
    <div className={styles.results}>
      <DramaGrid dramas={dramas} columns={3} eager={6} />
      <InfiniteScroll
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        hasFailed={isFetchNextPageError}
        onMore={() => void fetchNextPage()}
      />
    </div>
  )
}
