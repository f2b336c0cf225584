import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PopularDramas } from './popular-dramas.tsx'
import { clearSearchHistory, useSearchHistory } from './search-history.ts'
import styles from './search-screen.module.css'

interface StartPageProps {
  /** Undefined while they are on their way. */
  readonly hotWords: readonly string[] | undefined
  readonly onChoose: (word: string) => void
}

/** What can be searched for while nothing was typed: what the member searched for, what others do, and what they watch. */
export const StartPage = ({ hotWords, onChoose }: StartPageProps) => {
  const t = useTexts()
  const history = useSearchHistory()
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
          <ul className={styles.words}>
            {history.map((word) => (
              <li key={word}>
                <button type="button" className={styles.word} onClick={() => onChoose(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hotWords !== undefined && hotWords.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.partTitle}>{t('drama.hotSearch')}</h2>
          <ol className={styles.hot}>
            {hotWords.map((word, index) => (
              <li key={word}>
                <button type="button" className={styles.hotWord} onClick={() => onChoose(word)}>
                  <span className={styles.number} data-top={index < 3}>
                    {index + 1}
                  </span>
                  <span className={styles.hotText}>{word}</span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {/* Below what would push it down. */}
      {hotWords !== undefined && <PopularDramas />}
    </>
  )
}
