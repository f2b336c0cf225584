import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { formatSize } from '@cliffhanger/i18n/format/numbers.ts'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Trash2 from 'lucide-react/icons/trash-2'
import { hrefTo } from '../../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx'
import { mayUseNetwork } from '../copy-choice.ts'
import { pauseCopy, removeFromDevice, resumeCopy } from '../copy-queue.ts'
import { reasonText } from '../copy-reason.ts'
import type { CopyRow } from '../copy-tables.ts'
import styles from './downloads-list.module.css'

interface CopyLineProps {
  readonly copy: CopyRow
  readonly isOnline: boolean
}

/** What begins again at a press: a copy that ended has no files any more. */
const goingOn = {
  paused: 'offline.resumeEpisode',
  failed: 'offline.retryEpisode',
  ended: 'offline.downloadAgain',
} as const

/** One copy: where it is at, and what can be done with it. */
export const CopyLine = ({ copy, isOnline }: CopyLineProps) => {
  const t = useTexts()
  const { number, phase } = copy
  const percent = copy.totalFiles > 0 ? Math.floor((copy.doneFiles / copy.totalFiles) * 100) : 0
  const words = (
    <>
      <span className={styles.name}>{t('offline.episode', { number })}</span>
      <CopyWords copy={copy} isOnline={isOnline} percent={percent} />
    </>
  )
  return (
    <div className={styles.line}>
      {phase === 'complete' ? (
        <a
          className={styles.words}
          href={hrefTo('player', { id: copy.dramaId, number })}
          aria-label={t('offline.play', { number })}
        >
          <span className={styles.play}>
            <Icon of={Play} size={18} />
          </span>
          <span className={styles.text}>{words}</span>
        </a>
      ) : (
        <div className={styles.words}>
          <span className={styles.text}>
            {words}
            {(phase === 'copying' || phase === 'paused') && (
              <ProgressBar percent={percent} label={t('offline.progress', { percent })} />
            )}
          </span>
        </div>
      )}
      {(phase === 'copying' || phase === 'waiting') && (
        <IconButton
          icon={Pause}
          label={t('offline.pauseEpisode', { number })}
          onClick={() => void pauseCopy(copy.id)}
        />
      )}
      {(phase === 'paused' || phase === 'failed' || phase === 'ended') && (
        <IconButton icon={RotateCw} label={t(goingOn[phase], { number })} onClick={() => void resumeCopy(copy.id)} />
      )}
      <IconButton
        icon={Trash2}
        label={t('offline.removeEpisode', { number })}
        onClick={() => void removeFromDevice([copy])}
      />
    </div>
  )
}

const CopyWords = ({ copy, isOnline, percent }: CopyLineProps & { readonly percent: number }) => {
  const t = useTexts()
  const language = useLanguage()
  const size = formatSize(copy.sizeBytes, language)
  switch (copy.phase) {
    case 'waiting':
      return <Note text={t(waitingText(isOnline))} />
    case 'copying':
      return <Note text={isOnline ? t('offline.progress', { percent }) : t('offline.waitingNetwork')} />
    case 'paused':
      return <Note text={t('offline.paused')} />
    case 'failed':
    case 'ended':
      return <Note text={copy.words || (copy.reason === '' ? '' : reasonText(copy.reason))} isProblem />
    case 'complete':
      return <Note text={`${size} · ${t('offline.until', { date: formatMoment(copy.endsMs, 'day', language) })}`} />
    default:
      return copy.phase satisfies never
  }
}

const waitingText = (isOnline: boolean) => {
  if (!isOnline) return 'offline.waitingNetwork'
  return mayUseNetwork() ? 'offline.waiting' : 'offline.waitingWifi'
}

const Note = ({ text, isProblem }: { readonly text: string; readonly isProblem?: boolean }) => (
  <span className={styles.state} data-problem={isProblem}>
    {text}
  </span>
)
