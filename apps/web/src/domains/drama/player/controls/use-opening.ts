import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { endOpening, openingOf } from '../../../../shared/opening/opening.ts'
import type { DramaPlayer } from '../engine/drama-player.ts'

/** With less between the two pictures nobody sees the step from one to the other. */
const unseenSeconds = 0.5

/** What a shared link's page plays lies over the player's own picture until that is there, and leads it to where it is itself. */
export const useOpening = (
  stage: RefObject<HTMLElement | null>,
  dramaId: number,
  { player, videos }: DramaPlayer,
): void => {
  const number = useStore(player.state, (state) => state.number)
  const hasFrame = useStore(player.state, (state) => state.hasFrame)
  useLayoutEffect(() => {
    const opening = openingOf(dramaId, number)
    if (!opening || hasFrame) return
    const { video } = opening
    video.dataset['opening'] = ''
    const wasPlaying = !video.paused
    stage.current?.querySelector('[data-shown="true"]')?.append(video)
    if (wasPlaying) void video.play().catch(() => undefined)
  }, [stage, dramaId, number, hasFrame])
  useEffect(() => {
    if (!hasFrame) return
    const video = openingOf(dramaId, number)?.video
    const own = videos[player.state.getState().shownIndex]
    const isBehind = video !== undefined && !video.paused && video.currentTime - own.currentTime > unseenSeconds
    if (isBehind && own.buffered.length > 0 && own.buffered.end(0) > video.currentTime) {
      own.addEventListener('seeked', endOpening, { once: true })
      return player.seek(video.currentTime)
    }
    endOpening()
  }, [hasFrame, dramaId, number, player, videos])
  useEffect(() => endOpening, [])
}
