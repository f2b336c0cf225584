import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { markFirstScreenDrawn } from '../../../../platform/idle.ts'
import { assetUrl } from '../../../../platform/server/endpoints.ts'
import { vibrate } from '../../../../ui/feedback/haptics.ts'
import type { DramaPlayer } from '../engine/drama-player.ts'
import { isRunning } from '../engine/player-state.ts'
import type { Gesture } from './fingers/gestures.ts'
import { createTaps, type TapPoint } from './fingers/taps.ts'
import { watchFingers } from './fingers/watch-fingers.ts'
import { useChosenPicture } from './picture-and-sound.ts'
import styles from './stage.module.css'
import { createStageMotion, type StageMotion } from './stage-motion.ts'
import { useOpening } from './use-opening.ts'

interface StageProps {
  readonly drama: Pick<Video, 'id' | 'cover'>
  readonly made: DramaPlayer
  /** Changes the episode; false at either end. */
  readonly onStep: (step: 1 | -1) => boolean
  readonly onTap: () => void
  /** With the place in the picture. */
  readonly onDoubleTap: (point: TapPoint) => void
  /** What lies over the picture. A finger that moves up or down there moves the picture as well. */
  readonly children: ReactNode
}

/** The picture, edge to edge: two panes that take turns, and the fingers on them. */
export const Stage = ({ drama, made, onStep, onTap, onDoubleTap, children }: StageProps) => {
  const { player, videos } = made
  const shownIndex = useStore(player.state, (state) => state.shownIndex)
  const cameFrom = useStore(player.state, (state) => state.cameFrom)
  const hasFrame = useStore(player.state, (state) => state.hasFrame)
  const isNextReady = useStore(player.state, (state) => state.isNextReady)
  const cover = useStore(player.state, (state) => state.item?.cover) || drama.cover
  const nextCover = useStore(player.state, (state) => state.nextCover) || drama.cover

  const stage = useRef<HTMLDivElement>(null)
  useOpening(stage, drama.id, made)
  useChosenPicture(videos)
  const motion = useRef<StageMotion>(null)
  const tap = useEffectEvent(onTap)
  const doubleTap = useEffectEvent(({ x, y }: TapPoint) => {
    // Impatience with what could not be played is no praise of it.
    if (player.state.getState().phase === 'failed') return
    const { left, top } = stage.current?.getBoundingClientRect() ?? new DOMRect()
    onDoubleTap({ x: x - left, y: y - top })
  })
  const mayHold = useEffectEvent(() => isRunning(player.state.getState()))
  const taps = useRef<ReturnType<typeof createTaps>>(null)
  const action = useEffectEvent((gesture: Gesture) => {
    switch (gesture.type) {
      case 'tap':
        return taps.current?.tap(gesture)
      case 'hold':
        vibrate('select')
        return player.hold(true)
      case 'release':
        return player.hold(false)
      case 'drag':
        player.lean(gesture.dy < 0)
        return motion.current?.drag(gesture.dy)
      case 'settle':
        player.lean(false)
        return motion.current?.settle()
      case 'swipe':
        if (gesture.step === -1) player.lean(false)
        if (!onStep(gesture.step)) motion.current?.settle()
    }
  })
  useLayoutEffect(() => {
    if (!stage.current) return
    motion.current = createStageMotion(stage.current)
    taps.current = createTaps({ onTap: () => tap(), onDoubleTap: (point) => doubleTap(point) })
    const stopWatching = watchFingers(
      stage.current,
      (gesture) => action(gesture),
      () => mayHold(),
    )
    return () => {
      stopWatching()
      taps.current?.end()
    }
  }, [])
  useEffect(() => {
    if (hasFrame) markFirstScreenDrawn()
  }, [hasFrame])
  useLayoutEffect(() => motion.current?.passBy(shownIndex, cameFrom), [shownIndex, cameFrom])

  // Covers that nobody sees yet do not take the link from the first frame.
  const hidden = (address: string) => (hasFrame ? assetUrl(address) : '')
  return (
    <div ref={stage} className={styles.stage} data-taps>
      {videos.map((video, index) => (
        <Pane
          key={index}
          video={video}
          cover={index === shownIndex ? assetUrl(cover) : hidden(nextCover)}
          isShown={index === shownIndex}
          hasPicture={index === shownIndex ? hasFrame : isNextReady}
        />
      ))}
      <div className={styles.previous} style={backgroundOf(hidden(drama.cover))} />
      {children}
    </div>
  )
}

const backgroundOf = (cover: string) => (cover === '' ? {} : { backgroundImage: `url("${cover}")` })

interface PaneProps {
  readonly video: HTMLVideoElement
  readonly cover: string
  readonly isShown: boolean
  /** Its video shows the episode; until then the cover does. */
  readonly hasPicture: boolean
}

const Pane = ({ video, cover, isShown, hasPicture }: PaneProps) => {
  const position = useCallback((pane: HTMLDivElement | null) => pane?.append(video), [video])
  return (
    <div
      ref={position}
      className={styles.pane}
      style={backgroundOf(cover)}
      data-pane
      data-shown={isShown}
      data-picture={hasPicture}
      aria-hidden={!isShown}
    />
  )
}
