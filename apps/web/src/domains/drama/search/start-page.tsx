import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { LucideIcon } from 'lucide-react'
import Clock from 'lucide-react/icons/clock'
import TrendingUp from 'lucide-react/icons/trending-up'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { DramaRowsSkeleton } from '../drama-row.tsx'
import { GenreChips } from './genre-chips.tsx'
import { PopularPlaces } from './popular-places.tsx'
import { clearSearchHistory, useSearchHistory } from './search-history.ts'
import styles from './search-screen.module.css'

interface StartPageProps {
  /** Undefined while they are on their way. */
  readonly hotWords: readonly string[] | undefined
  readonly onChoose: (word: string) => void
}

/** Of a chart so many: five or so fill a phone below the words. */
const mostPlaces = 10

/** Words that fill a few lines. */
const mostWords = 10

/** A single word is no list of what others search for. */
const fewestWords = 2

/** What can be searched for while nothing was typed: what the member searched for, categories, what others search for, and what they watch. */
export const StartPage = ({ hotWords, onChoose }: StartPageProps) => {
  const t = useTexts()
  const history = useSearchHistory()
  const types = useCall(dramaCalls.listHomeTypes, {})
  const chart = useCall(discoverCalls.listCharts, { limit: mostPlaces })
  // Nothing below is shown before what would push it down.
  const isThere = hotWords !== undefined && !types.isPending && !chart.isPending
  const places = chart.data?.list ?? []
  // The titles of dramas that stand below with their pictures need not be said.
  const words = hotWords?.filter((word) => !places.some(({ title }) => title === word)).slice(0, mostWords) ?? []
  return (
    <>
      {history.length > 0 && (
        <section className={styles.part}>
          <div className={styles.head}>
            <h2 className={styles.partTitle}>{t('discover.history')}</h2>
            <Button kind="text" size="small" onClick={clearSearchHistory}>
              {t('discover.clearHistory')}
            </Button>
          </div>
          <Words words={history} icon={Clock} onChoose={onChoose} />
        </section>
      )}
      {isThere ? (
        <>
          <GenreChips />
          {words.length >= fewestWords && (
            <section className={styles.part}>
              <h2 className={styles.partTitle}>{t('drama.hotSearch')}</h2>
              <Words words={words} icon={TrendingUp} onChoose={onChoose} />
            </section>
          )}
          <PopularPlaces places={places} />
        </>
      ) : (
        <DramaRowsSkeleton count={5} />
      )}
    </>
  )
}

interface WordsProps {
  readonly words: readonly string[]
  /** Says where they come from. */
  readonly icon: LucideIcon
  readonly onChoose: (word: string) => void
}

const Words = ({ words, icon, onChoose }: WordsProps) => (
  <ul className={styles.words}>
    {words.map((word) => (
      <li key={word}>
        <button type="button" className={styles.word} onClick={() => onChoose(word)}>
          <Icon of={icon} size={14} />
          {word}
        </button>
      </li>
    ))}
  </ul>
)
