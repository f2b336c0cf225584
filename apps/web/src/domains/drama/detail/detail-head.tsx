import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import Star from 'lucide-react/icons/star'
import { numberFormat } from '../../../platform/formats.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Poster } from '../../../ui/poster.tsx'
import { areaName } from '../area-name.ts'
import { scoreText } from '../score-text.ts'
import styles from './detail-screen.module.css'

/** Cover, title, tags, rating and counts of a drama. */
export const DetailHead = ({ drama }: { readonly drama: Video }) => {
  const t = useTexts()
  const language = useLanguage()
  const shown = numberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  const counts = [
    [t('collection.plays'), drama.play_count],
    [t('collection.likes'), drama.skr_count],
    [t('collection.keepers'), drama.binge_count],
  ] as const
  const marks = [drama.type_name, areaName(language, drama.area), String(drama.year), ...drama.tags].filter(
    (mark) => mark !== '',
  )
  return (
    <header className={styles.head}>
      <span className={styles.cover}>
        <Poster url={drama.cover} title={drama.title} isEager />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{drama.title}</h2>
        <p className={styles.score}>
          <Icon of={Star} size={16} />
          {drama.score_count > 0
            ? t('player.score', { score: scoreText(language, drama.score), count: drama.score_count })
            : t('collection.noScore')}
        </p>
        <p className={styles.state}>
          {drama.is_end === 1
            ? t('drama.allEpisodes', { count: drama.total_number })
            : t('drama.updatedTo', { number: drama.update_number })}
        </p>
        <ul className={styles.tags}>
          {[...new Set(marks)].map((mark) => (
            <li key={mark} className={styles.tag}>
              {mark}
            </li>
          ))}
        </ul>
      </div>
      <dl className={styles.counts}>
        {counts.map(([name, count]) => (
          <div key={name} className={styles.count}>
            <dt>{name}</dt>
            <dd>{shown.format(count)}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
