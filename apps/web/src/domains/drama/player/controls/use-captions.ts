import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { ignoreQuietly } from '../../../../platform/server/call-failure.ts'
import { useLanguage } from '../../../../platform/texts.ts'
import { type CaptionSize, captionFor, fetchCaption, fetchCaptionsFile, useCaptionChoice } from '../engine/captions.ts'
import type { DramaPlayer } from '../engine/drama-player.ts'
import type { Player } from '../engine/player-actions.ts'
import { placeCues } from './caption-place.ts'

/** What can be read and chosen beside the shown episode; undefined while unknown. Asked for once there is a picture. */
export const useCaptionsFile = (player: Player) => {
  const playUrl = useStore(player.state, ({ item }) => item?.play_url)
  const hasFrame = useStore(player.state, (state) => state.hasFrame)
  const { data } = useQuery({
    queryKey: ['captions', playUrl],
    queryFn: ({ signal }) => fetchCaptionsFile(playUrl ?? '', signal),
    enabled: playUrl !== undefined && hasFrame,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { playUrl, file: data }
}

/** Shows the chosen captions in the shown video, clear of the controls while those are seen. */
export const useCaptions = ({ player, videos }: DramaPlayer, isUnderControls: boolean): void => {
  const { playUrl, file } = useCaptionsFile(player)
  const shownIndex = useStore(player.state, (state) => state.shownIndex)
  const choice = useCaptionChoice()
  const mine = useLanguage()
  const caption = file && captionFor(file, choice, mine)
  const { url, language } = caption ?? {}
  const shown = useRef<HTMLTrackElement>(null)
  const place = useEffectEvent(() => {
    if (shown.current) placeCues(shown.current, isUnderControls, choice.size)
  })
  useEffect(() => {
    if (playUrl === undefined || url === undefined || language === undefined) return
    const leaving = new AbortController()
    const track = document.createElement('track')
    shown.current = track
    track.addEventListener('load', () => place(), { signal: leaving.signal })
    const show = async () => {
      const address = URL.createObjectURL(await fetchCaption(playUrl, url, leaving.signal))
      leaving.signal.addEventListener('abort', () => URL.revokeObjectURL(address))
      Object.assign(track, { kind: 'subtitles', srclang: language, label: language, src: address })
      videos[shownIndex].append(track)
      track.track.mode = 'showing'
    }
    show().catch((error: unknown) => {
      if (!leaving.signal.aborted) ignoreQuietly(error)
    })
    return () => {
      leaving.abort()
      track.remove()
    }
  }, [playUrl, url, language, videos, shownIndex])
  useEffect(() => {
    writeSize(videos, choice.size)
    if (shown.current) placeCues(shown.current, isUnderControls, choice.size)
  }, [videos, choice.size, isUnderControls])
}

const writeSize = (videos: DramaPlayer['videos'], size: CaptionSize): void => {
  for (const video of videos) video.dataset['captions'] = size
}
