import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import type { Start } from '@cliffhanger/rules/drama/resume.ts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { goTo, useGoBack } from '../../../platform/navigation.ts'
import { changeQuery } from '../../../platform/router.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { toast } from '../../../ui/toast.tsx'
import { Chrome } from './chrome.tsx'
import { EpisodesSheet } from './episodes-sheet.tsx'
import { Overlay } from './overlay.tsx'
import type { PlayerPhase } from './player-state.ts'
import styles from './player-view.module.css'
import { SpeedSheet } from './speed-sheet.tsx'
import { Stage } from './stage.tsx'
import { useChrome } from './use-chrome.ts'
import { useDramaPlayer } from './use-drama-player.ts'
import { usePageSight } from './use-page-sight.ts'
import { usePlayerKeys } from './use-player-keys.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface PlayerViewProps {
  readonly drama: Video
  readonly start: Start
}

/** The film stands still until the member does something. */
const restingPhases: ReadonlySet<PlayerPhase> = new Set(['paused', 'finished', 'locked', 'failed'])

/** A drama that plays, and everything that can be done with it. */
export const PlayerView = ({ drama, start }: PlayerViewProps) => {
  const t = useTexts()
  const goBack = useGoBack('home')
  const made = useDramaPlayer(drama, start)
  const { player } = made
  const number = useStore(player.state, (state) => state.number)
  const isPlaying = useStore(player.state, ({ phase }) => phase === 'playing')
  const [sheet, setSheet] = useState<'speed' | 'episodes' | null>(null)
  const isResting = useStore(player.state, ({ phase }) => restingPhases.has(phase))
  const { isVisible, wake } = useChrome(isResting)
  useWakeLock(isPlaying)
  usePageSight(player)
  useAddressOf(number)

  const step = (by: 1 | -1): boolean => {
    const hasStepped = player.step(by)
    if (!hasStepped) toast(t(by === 1 ? 'drama.lastEpisode' : 'drama.firstEpisode'))
    return hasStepped
  }
  const tap = () => {
    player.toggle()
    wake()
  }
  const choose = (chosen: number) => {
    setSheet(null)
    if (chosen !== number) player.open({ number: chosen, startSeconds: 0 })
  }
  usePlayerKeys(player, step, wake)

  return (
    <main className={styles.player} aria-label={t('drama.player')}>
      <Stage drama={drama} made={made} onStep={step} onTap={tap} />
      <Overlay
        drama={drama}
        player={player}
        onEpisodes={() => setSheet('episodes')}
        onHome={() => goTo('home', {}, { replace: true })}
      />
      <Chrome
        drama={drama}
        player={player}
        isVisible={isVisible}
        onBack={goBack}
        onSpeed={() => setSheet('speed')}
        onEpisodes={() => setSheet('episodes')}
        onStep={step}
        onUse={wake}
      />
      <SpeedSheet player={player} isOpen={sheet === 'speed'} onClose={() => setSheet(null)} />
      <EpisodesSheet
        drama={drama}
        number={number}
        isOpen={sheet === 'episodes'}
        onClose={() => setSheet(null)}
        onChoose={choose}
      />
    </main>
  )
}

/** Names the episode in the address, for a reload or a copied link. */
const useAddressOf = (number: number): void => {
  useEffect(() => changeQuery('number', String(number)), [number])
}
