import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useSiteInfo } from '../../../platform/server/platform-info.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './home-bar.module.css'

interface HomeBarProps {
  /** What the search offers, one after the other. */
  readonly hints: readonly string[]
}

/** The site's name, the way into the search, and the way to the charts. */
export const HomeBar = ({ hints }: HomeBarProps) => {
  const t = useTexts()
  const site = useSiteInfo()
  const hint = useTurn(hints)
  return (
    <div className={styles.bar}>
      <h1 className={styles.brand}>
        {site?.logo && <img src={site.logo} alt="" width={28} height={28} className={styles.logo} />}
        <span className={styles.name}>{site?.site_name || t('shell.appName')}</span>
      </h1>
      <a className={styles.search} href={hrefTo('search')}>
        <Icon of={Search} size={18} />
        <span className="visually-hidden">{t('drama.search')}</span>
        <span className={styles.hint}>{hint}</span>
      </a>
      <a className={styles.charts} href={hrefTo('rank')} aria-label={t('drama.allCharts')}>
        <Cup />
        <span className={styles.word}>{t('drama.charts')}</span>
      </a>
    </div>
  )
}

/** In four strokes: the cup of the icon set is three times as much program, all of which home waits for. */
const Cup = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 4h12v5a6 6 0 0 1-12 0zM6 6H3a4 4 0 0 0 4 5m11-5h3a4 4 0 0 1-4 5m-5 4v5m-4 0h8" />
  </svg>
)

const turnMs = 5000

/** One of the words at a time; the first one where nothing shall move. */
const useTurn = (words: readonly string[]): string | undefined => {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setTurn((last) => last + 1), turnMs)
    return () => clearInterval(timer)
  }, [])
  return words[turn % Math.max(1, words.length)]
}
