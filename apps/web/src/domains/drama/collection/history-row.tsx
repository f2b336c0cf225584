import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import Check from 'lucide-react/icons/check'
import Play from 'lucide-react/icons/play'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import wide from '../drama-row.module.css'
import { tagLine } from '../tag-line.ts'
import styles from './history-list.module.css'
import { mineShare } from './mine-share.ts'
import type { MineDrama } from './use-mine.ts'

interface HistoryRowProps {
  readonly drama: MineDrama
  /** Undefined while nothing is picked. */
  readonly isChosen: boolean | undefined
  readonly onToggle: () => void
}

/** A drama I watched: how far into the series I am below its cover, its episode and time; a tap goes on there, or picks the row while the list is edited. */
export const HistoryRow = ({ drama, isChosen, onToggle }: HistoryRowProps) => {
  const { id } = drama
  if (isChosen === undefined) {
    return (
      <a className={styles.row} href={hrefTo('player', { id })}>
        <RowContent drama={drama} />
        <span className={styles.go}>
          <Icon of={Play} size={16} />
        </span>
      </a>
    )
  }
  return (
    <button type="button" className={styles.row} role="checkbox" aria-checked={isChosen} onClick={onToggle}>
      <span className={styles.box} data-on={isChosen}>
        {isChosen && <Icon of={Check} size={16} />}
      </span>
      <RowContent drama={drama} />
    </button>
  )
}

const RowContent = ({ drama }: Pick<HistoryRowProps, 'drama'>) => {
  const t = useTexts()
  const { cover, title, update_number, mark: progress } = drama
  const total = Math.max(update_number, progress?.number ?? 0)
  return (
    <>
      <span className={styles.cover} data-theme="dark">
        <Poster url={cover} title={title} ratio="3 / 4" />
        {progress && (
          <span className={styles.track} data-over>
            <span className={styles.seen} style={{ width: `${mineShare(drama) * 100}%` }} />
          </span>
        )}
      </span>
      <span className={styles.main}>
        <span className={styles.title}>{title}</span>
        <span className={wide.tags}>{tagLine(drama, 1)}</span>
        {progress && (
          <span className={styles.place}>
            <span>{t('drama.episodeOf', { number: progress.number, total })}</span>
            <span className={styles.moment}>
              {progress.is_done === 1
                ? t('collection.isWatched')
                : t('collection.stoppedAt', { time: formatClock(progress.timeDetail) })}
            </span>
          </span>
        )}
      </span>
    </>
  )
}
