import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { assetUrl } from '../../../../platform/server/endpoints.ts'
import { useTexts } from '../../../../platform/texts.ts'
import type { Player } from '../engine/player-actions.ts'
import { isRunning } from '../engine/player-state.ts'

/** How far the buttons of a lock screen or a headset jump, where they say nothing else. */
const jumpSeconds = 10

/** Shows on the lock screen, and to headsets and keyboards, what plays, and does what is pressed there. */
export const useMediaSession = (drama: Pick<Video, 'title' | 'cover'>, player: Player): void => {
  const t = useTexts()
  const number = useStore(player.state, (state) => state.number)
  const phase = useStore(player.state, (state) => state.phase)
  const episode = t('drama.episodeShort', { number })
  const { title, cover } = drama
  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const artwork = cover === '' ? [] : [{ src: new URL(assetUrl(cover), location.href).href }]
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist: episode, artwork })
  }, [title, episode, cover])
  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    navigator.mediaSession.playbackState = isRunning({ phase }) ? 'playing' : 'paused'
  }, [phase])
  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    const session = navigator.mediaSession
    const jump = (seconds: number): void => player.seek(player.state.getState().positionSeconds + seconds)
    const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: player.play,
      pause: player.pause,
      nexttrack: () => player.step(1),
      previoustrack: () => player.step(-1),
      seekbackward: ({ seekOffset }) => jump(-(seekOffset ?? jumpSeconds)),
      seekforward: ({ seekOffset }) => jump(seekOffset ?? jumpSeconds),
      seekto: ({ seekTime }) => seekTime !== undefined && player.seek(seekTime),
    }
    const handle = (action: string, handler: MediaSessionActionHandler | null): void => {
      try {
        session.setActionHandler(action as MediaSessionAction, handler)
      } catch {
        // Browsers refuse actions that they do not know.
      }
    }
    for (const [action, handler] of Object.entries(actions)) handle(action, handler)
    return () => {
      for (const action of Object.keys(actions)) handle(action, null)
      session.metadata = null
      session.playbackState = 'none'
    }
  }, [player])
}
