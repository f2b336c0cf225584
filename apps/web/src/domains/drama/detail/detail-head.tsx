import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import Star from 'lucide-react/icons/star'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { shownScore } from '../score-text.ts'
import { shownCount, shownPlays } from '../shown-count.ts'
import styles from './detail-screen.module.css'
import { MetaLine } from './meta-line.tsx'

interface DramaProps {
  readonly drama: Video
}

interface DetailWordsProps extends DramaProps {
  /** Undefined where they did not come. */
  readonly episodes: readonly VideoItem[] | undefined
}

export const DetailCover = ({ drama }: DramaProps) => (
  <span className={styles.cover}>
    <Poster url={drama.cover} title={drama.title} isEager />
  </span>
)

/** Title, rating, length, price and tags, as a desktop has them beside the cover. */
export const DetailWords = ({ drama, episodes }: DetailWordsProps) => {
  const t = useTexts()
  const language = useLanguage()
  const score = shownScore(drama, language)
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
      <DramaTags of={[...drama.tags, drama.type_name]} />
    </div>
  )
}

/** What kind of drama it is, each word once. */
export const DramaTags = ({ of: tags }: { readonly of: readonly string[] }) => {
  const shown = [...new Set(tags)].filter((tag) => tag !== '')
  if (shown.length === 0) return null
  return (
    <ul className={styles.tags}>
      {shown.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  )
}

/** How often it was played, liked and saved; nothing while its cover says nothing of it either. */
export const DetailCounts = ({ drama }: DramaProps) => {
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
