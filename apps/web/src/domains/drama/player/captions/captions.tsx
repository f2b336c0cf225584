import { type RefObject, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { ignoreQuietly } from '../../../../platform/server/call-failure.ts'
import { useLanguage } from '../../../../platform/texts.ts'
import { isFloating } from '../controls/picture-in-picture.ts'
import { captionFor, fetchCaption, useCaptionChoice } from '../engine/captions.ts'
import type { DramaPlayer } from '../engine/drama-player.ts'
import { useCaptionPlace } from './caption-place.ts'
import styles from './captions.module.css'
import { fitLines } from './fit-lines.ts'
import { useCaptionsFile } from './use-captions-file.ts'

/** The chosen captions of what plays, over the shade of the controls: they are neither moved nor greyed by what lies over the picture. */
export const Captions = ({ made }: { readonly made: DramaPlayer }) => {
  const { player, videos } = made
  const { playUrl, file } = useCaptionsFile(player)
  const shownIndex = useStore(player.state, (state) => state.shownIndex)
  // What then stands there takes the place of the film.
  const isOver = useStore(player.state, ({ phase }) => phase === 'finished' || phase === 'locked')
  const choice = useCaptionChoice()
  const mine = useLanguage()
  const { url, language } = (file && captionFor(file, choice, mine)) ?? {}
  const place = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLParagraphElement>(null)
  const video = videos[shownIndex]
  useCaptionPlace(place, words, video, playUrl)
  useWords(words, video, playUrl, url, language)
  return (
    <div ref={place} className={styles.place} data-over={isOver}>
      <p ref={words} className={styles.words} data-size={choice.size} lang={language} />
    </div>
  )
}

/** Writes what is said while the film says it. The small window above others has no page around the film: there the browser writes it. */
const useWords = (
  words: RefObject<HTMLElement | null>,
  video: HTMLVideoElement,
  playUrl: string | undefined,
  url: string | undefined,
  language: string | undefined,
): void => {
  useEffect(() => {
    if (playUrl === undefined || url === undefined || language === undefined) return
    const leaving = new AbortController()
    const { signal } = leaving
    const track = document.createElement('track')
    const write = () => {
      const cues = [...(track.track.activeCues ?? [])].filter((cue) => cue instanceof VTTCue)
      words.current?.replaceChildren(...cues.flatMap((cue, index) => [index > 0 ? '\n' : '', cue.getCueAsHTML()]))
      if (words.current) fitLines(words.current)
    }
    const choosePlace = () => {
      track.track.mode = isFloating() ? 'showing' : 'hidden'
    }
    track.track.addEventListener('cuechange', write, { signal })
    video.addEventListener('enterpictureinpicture', choosePlace, { signal })
    video.addEventListener('leavepictureinpicture', choosePlace, { signal })
    const show = async () => {
      const address = URL.createObjectURL(await fetchCaption(playUrl, url, signal))
      signal.addEventListener('abort', () => URL.revokeObjectURL(address))
      Object.assign(track, { kind: 'subtitles', srclang: language, label: language, src: address })
      video.append(track)
      choosePlace()
    }
    show().catch((error: unknown) => {
      if (!signal.aborted) ignoreQuietly(error)
    })
    const box = words.current
    return () => {
      leaving.abort()
      track.remove()
      box?.replaceChildren()
    }
  }, [words, video, playUrl, url, language])
}
