import { useStore } from 'zustand'
import { useTexts } from '../../../../platform/texts.ts'
import type { Player } from '../engine/player-actions.ts'
import { previewSeconds } from '../engine/preview.ts'
import styles from './preview-notice.module.css'

interface PreviewNoticeProps {
  readonly player: Player
  readonly onUnlock: () => void
}

/** Tells that what plays is a preview and how long it is; who has seen enough need not wait for its end. */
export const PreviewNotice = ({ player, onUnlock }: PreviewNoticeProps) => {
  const t = useTexts()
  const seconds = useStore(player.state, previewSeconds)
  if (seconds === 0) return null
  return (
    <div className={styles.notice} role="status">
      <span>{t('player.previewOf', { seconds })}</span>
      <button type="button" className={styles.unlock} onClick={onUnlock}>
        {t('drama.unlock')}
      </button>
    </div>
  )
}
