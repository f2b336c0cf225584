import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { nameOfRegion } from '@cliffhanger/i18n/format/names.ts'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { scoreText } from '../score-text.ts'
import { shownCount } from '../shown-count.ts'
import styles from './detail-screen.module.css'
import { MetaLine } from './meta-line.tsx'

interface DetailHeadProps {
  readonly drama: Video
  /** Undefined where they did not come. */
  readonly episodes: readonly VideoItem[] | undefined
  /** What can be done with it, where that stands in the page. */
  readonly acts: ReactNode
}

/** Cover, title, rating, length, price, tags and counts of a drama. */
export const DetailHead = ({ drama, episodes, acts }: DetailHeadProps) => {
  const t = useTexts()
  const language = useLanguage()
  const counts = [
    [t('collection.plays'), drama.play_count],
    [t('collection.likes'), drama.skr_count],
    [t('collection.keepers'), drama.binge_count],
  ] as const
  const shown = counts.flatMap(([name, count]) => {
    const text = shownCount(count, language)
    return text === undefined ? [] : [{ name, text }]
  })
  const progressList = [drama.type_name, nameOfRegion(drama.area, language), String(drama.year), ...drama.tags].filter(
    (progress) => progress !== '',
  )
  return (
    <header className={styles.head}>
      <span className={styles.cover}>
        <Poster url={drama.cover} title={drama.title} isEager />
      </span>
      <div className={styles.words}>
        <h1 className={styles.title}>{drama.title}</h1>
        <p className={styles.score}>
          <Icon of={Star} size={16} />
          {drama.score_count > 0
            ? t('player.score', { score: scoreText(language, drama.score), count: drama.score_count })
            : t('collection.noScore')}
        </p>
        <div className={styles.state}>
          <MetaLine drama={drama} episodes={episodes} />
        </div>
        <ul className={styles.tags}>
          {[...new Set(progressList)].map((progress) => (
            <li key={progress} className={styles.tag}>
              {progress}
            </li>
          ))}
        </ul>
      </div>
      {acts}
      {shown.length > 0 && (
        <dl className={styles.counts}>
          {shown.map(({ name, text }) => (
            <div key={name} className={styles.count}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  )
}
