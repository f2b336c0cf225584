import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { shownScore } from '../score-text.ts'
import { shownCount, shownPlays } from '../shown-count.ts'
import styles from './detail-screen.module.css'
import { MetaLine } from './meta-line.tsx'

interface DetailHeadProps {
  readonly drama: Video
  /** Undefined where they did not come. */
  readonly episodes: readonly VideoItem[] | undefined
}

interface PhoneHeadProps extends DetailHeadProps {
  /** What can be done with the drama, where large letters leave no room for it at the foot. */
  readonly acts: ReactNode
}

/** Cover, title, rating, length, price, tags and counts of a drama, as a phone shows them. */
export const DetailHead = ({ drama, episodes, acts }: PhoneHeadProps) => (
  <header className={styles.headPlace}>
    <div className={styles.head}>
      <DetailCover drama={drama} />
      <DetailWords drama={drama} episodes={episodes} />
      {acts}
      <DetailCounts drama={drama} />
    </div>
  </header>
)

export const DetailCover = ({ drama }: Pick<DetailHeadProps, 'drama'>) => (
  <span className={styles.cover}>
    <Poster url={drama.cover} title={drama.title} isEager />
  </span>
)

/** Title, rating, length, price and tags. */
export const DetailWords = ({ drama, episodes }: DetailHeadProps) => {
  const t = useTexts()
  const language = useLanguage()
  const score = shownScore(drama, language)
  const tags = [drama.type_name, ...drama.tags].filter((tag) => tag !== '')
  return (
    <div className={styles.words}>
      <h1 className={styles.title}>{drama.title}</h1>
      {score !== undefined && (
        <p className={styles.score}>
          <Icon of={Star} size={16} />
          <span>
            <Dotted>{t('player.score', { score, count: drama.score_count })}</Dotted>
          </span>
        </p>
      )}
      <div className={styles.state}>
        <MetaLine drama={drama} episodes={episodes} />
      </div>
      <ul className={styles.tags}>
        {[...new Set(tags)].map((tag) => (
          <li key={tag} className={styles.tag}>
            {tag}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How often it was played, liked and saved; nothing while its cover says nothing of it either. */
export const DetailCounts = ({ drama }: Pick<DetailHeadProps, 'drama'>) => {
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
  if (shown.length === 0 || shownPlays(drama.play_count, language) === undefined) return null
  return (
    <dl className={styles.counts}>
      {shown.map(({ name, text }) => (
        <div key={name} className={styles.count}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
