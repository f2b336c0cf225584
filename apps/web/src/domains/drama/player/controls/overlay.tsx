import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Play from 'lucide-react/icons/play'
import VolumeX from 'lucide-react/icons/volume-x'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../../../platform/texts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { laterPart } from '../../../../ui/feedback/later-part.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import type { Player } from '../engine/player-actions.ts'
import type { PlayerPhase } from '../engine/player-state.ts'
import styles from './overlay.module.css'

/** What the first picture can do without. */
const Locked = laterPart(async () => (await import('./locked.tsx')).Locked)

interface OverlayProps {
  readonly drama: Pick<Video, 'id' | 'title' | 'cover'> & Partial<Pick<Video, 'intro'>>
  readonly player: Player
  /** A sheet lies over it: nothing shines through from behind. */
  readonly isCovered?: boolean
  /** Shows again what opens a locked episode. */
  readonly onUnlock: () => void
  /** What stands there once nothing follows. */
  readonly end: ReactNode
}

/** What stands in the middle of the picture: what the player is at, and what can be done about it. */
export const Overlay = ({ drama, player, isCovered = false, onUnlock, end }: OverlayProps) => {
  const t = useTexts()
  const phase = useStore(player.state, (state) => state.phase)
  const before = useBefore(phase)
  switch (phase) {
    case 'playing':
      return (
        <>
          {before === 'paused' && (
            <span className={styles.resumed} aria-hidden="true">
              <Icon of={Play} size={48} />
            </span>
          )}
          <Playing player={player} />
        </>
      )
    case 'opening':
    case 'stalled':
      return (
        <div className={styles.waiting} aria-live="polite">
          <Spinner size={44} />
          <span className="visually-hidden">{t('shell.loading')}</span>
        </div>
      )
    case 'paused':
      return (
        !isCovered && (
          <button type="button" className={styles.play} onClick={player.play} aria-label={t('drama.resume')}>
            <Icon of={Play} size={48} />
          </button>
        )
      )
    case 'failed':
      return <Failed player={player} />
    case 'locked':
      return <Locked drama={drama} player={player} onUnlock={onUnlock} />
    case 'finished':
      return end
  }
}

/** What it was at before: a press that plays on is answered where it was made. */
const useBefore = (phase: PlayerPhase): PlayerPhase => {
  const [phases, setPhases] = useState({ now: phase, before: phase })
  if (phases.now !== phase) setPhases({ now: phase, before: phases.now })
  return phases.before
}

const Playing = ({ player }: Pick<OverlayProps, 'player'>) => {
  const t = useTexts()
  const isHeld = useStore(player.state, (state) => state.isHeld)
  const isSilenced = useStore(player.state, (state) => state.isSilenced)
  return (
    <>
      {isHeld && <p className={styles.held}>{t('drama.holdSpeed')}</p>}
      {isSilenced && (
        <button type="button" className={styles.sound} onClick={player.play}>
          <Icon of={VolumeX} size={18} />
          {t('drama.soundOn')}
        </button>
      )}
    </>
  )
}

const Failed = ({ player }: Pick<OverlayProps, 'player'>) => {
  const t = useTexts()
  const reason = useStore(player.state, (state) => state.reason)
  const reportId = useStore(player.state, (state) => state.reportId)
  return (
    <div className={styles.panel} role="alert">
      <EmptyState
        icon={CircleAlert}
        title={t('drama.mediaFailed')}
        hint={[reason || t('drama.mediaFailedHint'), reportId && t('shell.requestId', { id: reportId })]
          .filter(Boolean)
          .join('\n')}
        action={<Button onClick={player.retry}>{t('shell.retry')}</Button>}
      />
    </div>
  )
}
