import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import styles from './progress-ring.module.css'

interface ProgressRingProps {
  /** 0…100; undefined while it is not known; -1 = it failed (S-43). */
  readonly percent: number | undefined
  readonly onCancel?: (() => void) | undefined
  readonly onRetry?: (() => void) | undefined
}

const radius = 18
const length = 2 * Math.PI * radius
/** What is shown of a way that has just begun, so that the ring is seen. */
const leastShown = 0.04

/** How far an upload is; a press gives it up, or tries again what failed. */
export const ProgressRing = ({ percent, onCancel, onRetry }: ProgressRingProps) => {
  const t = useTexts()
  if (percent === -1) {
    return (
      <button type="button" className={styles.ring} onClick={onRetry} aria-label={t('media.uploadAgain')}>
        <Icon of={RotateCw} size={22} />
      </button>
    )
  }
  const shown = Math.max(leastShown, (percent ?? 0) / 100)
  return (
    <button
      type="button"
      className={styles.ring}
      onClick={onCancel}
      disabled={!onCancel}
      aria-label={onCancel ? t('media.cancelUpload') : t('media.uploading')}
    >
      <svg
        className={percent === undefined || percent === 0 ? styles.turning : undefined}
        width="44"
        height="44"
        viewBox="0 0 44 44"
        role="progressbar"
        aria-label={t('media.uploading')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <circle className={styles.track} cx="22" cy="22" r={radius} />
        <circle
          className={styles.way}
          cx="22"
          cy="22"
          r={radius}
          strokeDasharray={`${shown * length} ${length}`}
          transform="rotate(-90 22 22)"
        />
      </svg>
      {onCancel && <Icon of={X} size={18} />}
    </button>
  )
}
