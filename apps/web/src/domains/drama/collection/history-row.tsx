import { formatClock } from '@cliffhanger/i18n/format/durations.ts'
import Check from 'lucide-react/icons/check'
import Play from 'lucide-react/icons/play'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import styles from './history-screen.module.css'
import { mineShare } from './mine-share.ts'
import type { MineDrama } from './use-mine.ts'

interface HistoryRowProps {
  readonly drama: MineDrama
  /** Undefined while nothing is picked. */
  readonly isChosen: boolean | undefined
  readonly onToggle: () => void
}

/** A drama I watched: its episode and time, and how far into the series that is; a tap goes on there, or picks the row while the list is edited. */
export const HistoryRow = ({ drama, isChosen, onToggle }: HistoryRowProps) => {
  const { id } = drama
  if (isChosen === undefined) {
    return (
      <a className={styles.row} href={hrefTo('player', { id })}>
        <RowContent drama={drama} />
        <span className={styles.go}>
          <Icon of={Play} size={20} />
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
      <span className={styles.cover}>
        <Poster url={cover} title={title} ratio="3 / 4" />
      </span>
      <span className={styles.main}>
        <span className={styles.title}>{title}</span>
        {progress && (
          <>
            <span className={styles.place}>
              {progress.is_done === 1
                ? t('collection.doneWith', { number: progress.number, total })
                : t('collection.stoppedAt', { number: progress.number, total, time: formatClock(progress.timeDetail) })}
            </span>
            <span className={styles.track}>
              <span className={styles.seen} style={{ width: `${mineShare(drama) * 100}%` }} />
            </span>
          </>
        )}
      </span>
    </>
  )
}
