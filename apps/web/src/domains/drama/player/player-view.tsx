import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import type { Start } from '@cliffhanger/rules/drama/resume.ts'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useHasMouse, useIsDesktop, useIsOnItsSide } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery } from '../../../platform/navigation/router.tsx'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { useTexts } from '../../../platform/texts.ts'
import { laterPart } from '../../../ui/feedback/later-part.tsx'
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
import type { DramaPlayer } from './engine/drama-player.ts'
import type { PlayerPhase } from './engine/player-state.ts'
import { PlayerSheets } from './player-sheets.tsx'
import styles from './player-view.module.css'
import { Surroundings } from './surroundings.tsx'
import { useActs, useEpisodeOfLink } from './use-acts.ts'
import { useDramaPlayer } from './use-drama-player.ts'
import { type PlayerSheetsState, usePlayerSheets } from './use-player-sheets.ts'

/** What the first picture can do without. */
const FinishedPart = laterPart(async () => (await import('./finished/finished-part.tsx')).FinishedPart)
const PlayerExtras = laterPart(async () => (await import('./player-extras.tsx')).PlayerExtras)
const PlayerPanel = laterPart(async () => (await import('./panel/player-panel.tsx')).PlayerPanel)
const Rail = laterPart(async () => (await import('./controls/rail.tsx')).Rail)
const ControlBar = laterPart(async () => (await import('./bar/control-bar.tsx')).ControlBar)

interface PlayerViewProps {
  readonly drama: Video
  readonly start: Start
}

/** The film stands still until the member does something. */
const restingPhases: ReadonlySet<PlayerPhase> = new Set(['paused', 'finished', 'locked', 'failed'])

/** A drama that plays, and everything that can be done with it. */
export const PlayerView = ({ drama, start }: PlayerViewProps) => {
  const t = useTexts()
  const made = useDramaPlayer(drama, start)
  const { player } = made
  const number = useStore(player.state, (state) => state.number)
  const phase = useStore(player.state, (state) => state.phase)
  const place = useRef<HTMLElement>(null)
  const sheets = usePlayerSheets()
  const { isVisible, wake, hold } = useChrome(restingPhases.has(phase))
  const hasBegun = useHasBegun(phase)
  const isDesktop = useIsDesktop()
  const isOnItsSide = useIsOnItsSide()
  const hasMouse = useHasMouse()
  const { step, choose, unlock } = useActs(player, sheets)
  useWakeLock(phase === 'playing')
  usePageSight(player)
  useReconsidering(drama, player)
  useAddressOf(number)
  usePlayerKeys(player, step, wake)
  useEpisodeOfLink(drama, hasBegun, { choose, unlock })
  // Beside the film it stands in nobody's way, over it that is what unlocks.
  const rail = hasBegun && (isDesktop || phase !== 'locked') && <Rail drama={drama} number={number} />
  const bar = hasMouse && <Bar drama={drama} made={made} place={place} sheets={sheets} onStep={step} onUse={wake} />
  return (
    <main
      ref={place}
      className={styles.player}
      data-theme="dark"
      data-idle={hasMouse && !isVisible}
      data-surrounded={isOnItsSide || undefined}
      aria-label={t('drama.player')}
    >
      {(isDesktop || isOnItsSide) && <Surroundings drama={drama} player={player} />}
      <div
        className={styles.picture}
        data-sheets-over={isDesktop || undefined}
        onPointerMove={isDesktop ? wake : undefined}
      >
        <Picture
          drama={drama}
          made={made}
          sheets={sheets}
          hasBegun={hasBegun}
          isVisible={isVisible}
          onUse={wake}
          onHold={hold}
          onStep={step}
          onUnlock={unlock}
          rail={isDesktop ? null : rail}
          bar={bar}
        />
      </div>
      {isDesktop && (
        <div className={styles.rail} onPointerMove={wake}>
          {rail}
        </div>
      )}
      {isDesktop && <PlayerPanel drama={drama} number={number} onChoose={choose} />}
      <PlayerSheets
        drama={drama}
        made={made}
        sheets={sheets}
        hasBegun={hasBegun}
        hasKeys={hasMouse}
        onChoose={choose}
        onUnlock={unlock}
      />
    </main>
  )
}

interface BarProps {
  readonly drama: Video
  readonly made: DramaPlayer
  /** What fills the screen with the film. */
  readonly place: RefObject<HTMLElement | null>
  readonly sheets: PlayerSheetsState
  readonly onStep: (step: 1 | -1) => boolean
  readonly onUse: () => void
}

/** The controls of a mouse, each with the sheet that it opens. */
const Bar = ({ drama, sheets, ...rest }: BarProps) => (
  <ControlBar
    {...rest}
    lastNumber={drama.update_number}
    onEpisodes={() => sheets.open('episodes')}
    onSpeed={() => sheets.open('speed')}
    onKeys={() => sheets.open('keys')}
  />
)

interface PictureProps {
  readonly drama: Video
  readonly made: DramaPlayer
  readonly sheets: PlayerSheetsState
  readonly hasBegun: boolean
  /** The controls are seen. */
  readonly isVisible: boolean
  readonly onUse: () => void
  /** A mouse is on what stands at the foot. */
  readonly onHold: (isHeld: boolean) => void
  readonly onStep: (step: 1 | -1) => boolean
  readonly onUnlock: (wanted: UnlockRequest) => void
  readonly rail: ReactNode
  readonly bar: ReactNode
}

/** The film with all that lies over it. */
const Picture = ({
  drama,
  made,
  sheets,
  hasBegun,
  isVisible,
  onUse,
  onHold,
  onStep,
  onUnlock,
  rail,
  bar,
}: PictureProps) => {
  const goBack = useGoBack('home')
  const { player } = made
  const number = useStore(player.state, (state) => state.number)
  const { likes, likeAt } = useLikes(async () => {
    if (drama.is_skr === 1) return
    const { likeDrama } = await import('../collection/collection-actions.ts')
    await likeDrama(drama, true)
  })
  const tap = () => {
    player.toggle()
    onUse()
  }
  return (
    <Stage
      drama={drama}
      made={made}
      onStep={onStep}
      onTap={tap}
      onDoubleTap={(point) => likeAt(point).catch(ignoreQuietly)}
    >
      <Overlay
        drama={drama}
        player={player}
        isCovered={sheets.sheet !== null || sheets.unlockRequest !== null}
        onUnlock={() => sheets.setPutOff(null)}
        end={<FinishedPart drama={drama} player={player} onHome={() => goTo('home', {}, { replace: true })} />}
      />
      {hasBegun && (
        <PlayerExtras drama={drama} made={made} likes={likes} onUnlock={() => onUnlock({ kind: 'at', number })} />
      )}
      <Chrome
        drama={drama}
        player={player}
        isVisible={isVisible}
        onBack={goBack}
        onSpeed={() => sheets.open('speed')}
        onSettings={() => sheets.open('settings')}
        onEpisodes={() => sheets.open('episodes')}
        onStep={onStep}
        onUse={onUse}
        onHold={onHold}
        rail={rail}
        bar={bar}
      />
    </Stage>
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
