import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import type { Start } from '@cliffhanger/rules/drama/resume.ts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery } from '../../../platform/navigation/router.tsx'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { useTexts } from '../../../platform/texts.ts'
import { laterPart } from '../../../ui/feedback/later-part.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { useSharedEpisode } from '../share/use-shared-episode.ts'
import { LaterUnlockSheet } from '../unlock/later-unlock-sheet.ts'
import type { UnlockRequest } from '../unlock/unlock-sheet.tsx'
import { Chrome } from './controls/chrome.tsx'
import { Overlay } from './controls/overlay.tsx'
import { Stage } from './controls/stage.tsx'
import { useChrome } from './controls/use-chrome.ts'
import { useLikes } from './controls/use-likes.ts'
import { usePageSight } from './controls/use-page-sight.ts'
import { usePlayerKeys } from './controls/use-player-keys.ts'
import { useReconsidering } from './controls/use-reconsidering.ts'
import { useWakeLock } from './controls/use-wake-lock.ts'
import type { PlayerPhase } from './engine/player-state.ts'
import { isPreview } from './engine/preview.ts'
import styles from './player-view.module.css'
import { useDramaPlayer } from './use-drama-player.ts'

/** What the first picture can do without. */
const SpeedSheet = laterPart(async () => (await import('./sheets/speed-sheet.tsx')).SpeedSheet)
const SettingsSheet = laterPart(async () => (await import('./sheets/settings-sheet.tsx')).SettingsSheet)
const EpisodesSheet = laterPart(async () => (await import('./sheets/episodes-sheet.tsx')).EpisodesSheet)
const LockedPart = laterPart(async () => (await import('./sheets/locked-part.tsx')).LockedPart)
const FinishedPart = laterPart(async () => (await import('./controls/finished-part.tsx')).FinishedPart)
const PlayerExtras = laterPart(async () => (await import('./player-extras.tsx')).PlayerExtras)
const PlayerPanel = laterPart(async () => (await import('./panel/player-panel.tsx')).PlayerPanel)
const Rail = laterPart(async () => (await import('./controls/rail.tsx')).Rail)

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
  const phase = useStore(player.state, (state) => state.phase)
  const isPreviewed = useStore(player.state, isPreview)
  const [sheet, setSheet] = useState<'speed' | 'episodes' | 'settings' | null>(null)
  const [unlockRequest, setWish] = useState<UnlockRequest | null>(null)
  /** The locked episode whose sheet was closed. */
  const [putOff, setPutOff] = useState<number | null>(null)
  const { isVisible, wake } = useChrome(restingPhases.has(phase))
  const hasBegun = useHasBegun(phase)
  const isDesktop = useIsDesktop()
  const { likes, likeAt } = useLikes(drama)
  useWakeLock(phase === 'playing')
  usePageSight(player)
  useReconsidering(drama, player)
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
  const close = () => setSheet(null)
  const openEpisodes = () => setSheet('episodes')
  // The episodes stand beside the picture on a desktop.
  const rail = hasBegun && <Rail drama={drama} number={number} onEpisodes={isDesktop ? undefined : openEpisodes} />
  const choose = (chosen: number) => {
    close()
    if (chosen === number && phase === 'locked') setPutOff(null)
    if (chosen !== number) player.open({ number: chosen, startSeconds: 0 })
  }
  const unlock = (wanted: UnlockRequest) => {
    close()
    player.pause()
    setWish(wanted)
  }
  usePlayerKeys(player, step, wake)
  useSharedEpisode(drama.id, hasBegun, ({ number: shared, can_play }) => {
    if (can_play === 1) choose(shared)
    else unlock({ kind: 'at', number: shared })
  })

  return (
    <main className={styles.player} data-theme="dark" aria-label={t('drama.player')}>
      <div className={styles.picture} onPointerMove={isDesktop ? wake : undefined}>
        <Stage
          drama={drama}
          made={made}
          onStep={step}
          onTap={tap}
          onDoubleTap={(point) => likeAt(point).catch(ignoreQuietly)}
        >
          <Overlay
            player={player}
            onEpisodes={openEpisodes}
            onUnlock={() => setPutOff(null)}
            end={<FinishedPart drama={drama} player={player} onHome={() => goTo('home', {}, { replace: true })} />}
          />
          {hasBegun && (
            <PlayerExtras
              drama={drama}
              made={made}
              likes={likes}
              isUnderControls={isVisible}
              onUnlock={() => unlock({ kind: 'at', number })}
            />
          )}
          <Chrome
            drama={drama}
            player={player}
            isVisible={isVisible}
            onBack={goBack}
            onSpeed={() => setSheet('speed')}
            onSettings={() => setSheet('settings')}
            onEpisodes={openEpisodes}
            onStep={step}
            onUse={wake}
            rail={isDesktop ? null : rail}
          />
        </Stage>
      </div>
      {isDesktop && <div className={styles.rail}>{rail}</div>}
      {isDesktop && <PlayerPanel drama={drama} number={number} onChoose={choose} />}
      {sheet === 'speed' && <SpeedSheet player={player} isOpen onClose={close} />}
      {sheet === 'settings' && <SettingsSheet drama={drama} made={made} isOpen onClose={close} />}
      {sheet === 'episodes' && (
        <EpisodesSheet drama={drama} number={number} isOpen onClose={close} onChoose={choose} onUnlock={unlock} />
      )}
      {(phase === 'locked' || (isPreviewed && hasBegun)) && (
        <LockedPart
          key={number}
          drama={drama}
          number={number}
          isOpen={phase === 'locked' && putOff !== number && sheet === null && unlockRequest === null}
          onClose={() => setPutOff(number)}
        />
      )}
      {unlockRequest && <LaterUnlockSheet drama={drama} unlockRequest={unlockRequest} onClose={() => setWish(null)} />}
    </main>
  )
}

/** Names the episode in the address, for a reload or a copied link. */
const useAddressOf = (number: number): void => {
  useEffect(() => changeQuery('number', String(number)), [number])
}

/** Whether anything has been shown: what is not needed for that comes afterwards. */
const useHasBegun = (phase: PlayerPhase): boolean => {
  const [hasBegun, setHasBegun] = useState(false)
  if (!hasBegun && phase !== 'opening') setHasBegun(true)
  return hasBegun
}
