import { formatClock, formatLength } from '@cliffhanger/i18n/format/durations.ts'
import { useStore } from 'zustand'
import { useTexts } from '../../../../platform/texts.ts'
import type { Player } from '../engine/player-actions.ts'
import styles from './played-time.module.css'

/** Where the film is, beside its line, which says the same to those who cannot see it. */
export const PlayedTime = ({ player }: { readonly player: Player }) => {
  const t = useTexts()
  const position = useStore(player.state, ({ positionSeconds }) => formatClock(positionSeconds))
  const duration = useStore(player.state, ({ durationSeconds }) => formatLength(durationSeconds))
  const isKnown = useStore(player.state, ({ durationSeconds }) => durationSeconds > 0)
  return (
    <span className={styles.time} data-known={isKnown} aria-hidden="true">
      {t('drama.timeOf', { position, duration })}
    </span>
  )
}
