import { chooseStart } from '@cliffhanger/rules/drama/resume.ts'
import Check from 'lucide-react/icons/check'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Poster } from '../../../ui/pictures/poster.tsx'
import { DramaCaption } from '../home/caption/drama-caption.tsx'
import { mineShare } from './mine-share.ts'
import styles from './saved-card.module.css'
import type { MineDrama } from './use-mine.ts'

interface SavedCardProps {
  readonly drama: MineDrama
  /** Undefined while nothing is picked. */
  readonly isChosen: boolean | undefined
  /** Where a tap leads: on with watching, or to the drama's page. */
  readonly opens: 'player' | 'dramaDetail'
  readonly onToggle?: () => void
  /** Stands below the title in place of what kind of drama it is. */
  readonly note?: string
}

/** A cover on one of my lists, with the episode that is next; while the list is edited a tap picks it. */
export const SavedCard = ({ drama, isChosen, opens, onToggle, note }: SavedCardProps) => {
  const t = useTexts()
  const { mark: progress } = drama
  const picture = (
    <>
      <span className={styles.picture} data-theme="dark">
        <Poster url={drama.cover} title={drama.title} />
        {progress && (
          <>
            <span className={styles.place} data-over>
              {t('drama.episodeOf', {
                // As home has it: after an episode that is over, the next one that is out.
                number: chooseStart(null, progress, drama.update_number).number,
                total: Math.max(drama.update_number, progress.number),
              })}
            </span>
            <span className={styles.track} data-over>
              <span className={styles.seen} style={{ width: `${mineShare(drama) * 100}%` }} />
            </span>
          </>
        )}
        {isChosen !== undefined && (
          <span className={styles.box} data-on={isChosen}>
            {isChosen && <Icon of={Check} size={16} />}
          </span>
        )}
      </span>
      <span className={styles.title}>{drama.title}</span>
      {note === undefined ? <DramaCaption drama={drama} /> : <span className={styles.note}>{note}</span>}
    </>
  )
  if (isChosen === undefined) {
    return (
      <a className={styles.card} href={hrefTo(opens, { id: drama.id })}>
        {picture}
      </a>
    )
  }
  return (
    <button type="button" className={styles.card} role="checkbox" aria-checked={isChosen} onClick={onToggle}>
      {picture}
    </button>
  )
}
