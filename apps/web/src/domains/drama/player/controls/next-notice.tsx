import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { useStore } from 'zustand'
import { useTexts } from '../../../../platform/texts.ts'
import type { Player } from '../engine/player-actions.ts'
import { isPreview } from '../engine/preview.ts'
import styles from './next-notice.module.css'

/** How long before the end it is told that another episode follows. */
const announcedSeconds = 3

/** Tells that the next episode is about to begin, and takes a no. A locked one does not begin by itself: nothing is told of it. */
export const NextNotice = ({ drama, player }: { readonly drama: Video; readonly player: Player }) => {
  const t = useTexts()
  const number = useStore(player.state, (state) => state.number)
  const isPrevented = useStore(player.state, (state) => state.isNextCancelled || state.isNextLocked || isPreview(state))
  const left = useStore(player.state, ({ phase, positionSeconds, durationSeconds, rate }) => {
    const seconds = (durationSeconds - positionSeconds) / rate
    const isSoon = phase === 'playing' && durationSeconds > 0 && seconds <= announcedSeconds
    return isSoon ? Math.max(1, Math.ceil(seconds)) : 0
  })
  const isShown = left > 0 && !isPrevented && number < drama.update_number
  if (!isShown) return null
  return (
    <div className={styles.notice} role="status" data-follows>
      <span>{t('player.nextIn', { number: number + 1, seconds: left })}</span>
      <button type="button" className={styles.stay} onClick={player.cancelNext}>
        {t('player.stay')}
      </button>
    </div>
  )
}
