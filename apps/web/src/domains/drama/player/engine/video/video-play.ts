import type { Slot, SlotEvent } from '../slot.ts'
import type { Rebuffering } from './rebuffering.ts'
import type { VideoSource } from './video-source.ts'

interface VideoPlayDeps {
  readonly video: HTMLVideoElement
  readonly source: Pick<VideoSource, 'present' | 'placed'>
  readonly rebuffering: Pick<Rebuffering, 'release'>
  readonly notify: (event: SlotEvent) => void
}

const never = (): Promise<never> => new Promise(() => {})

/** Plays and pauses an element whose source may not be in yet: what was asked last counts. */
export const createVideoPlay = ({
  video,
  source,
  rebuffering,
  notify,
}: VideoPlayDeps): Pick<Slot, 'play' | 'pause'> => {
  let isWanted = false

  /** A source that is put in takes back what was asked of the element: it is asked again when the source is there. */
  const play = async (): Promise<'started' | 'refused'> => {
    const load = source.present()
    isWanted = true
    rebuffering.release()
    await source.placed()
    if (load !== source.present()) return 'started'
    if (!isWanted) return takenBack()
    try {
      await video.play()
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      if (name === 'NotAllowedError') return 'refused'
      // Its fault says so: started, it would count as playing, and as paused once the browser pauses it.
      if (name === 'NotSupportedError') return never()
      if (name !== 'AbortError') return 'started'
      if (video.readyState < video.HAVE_CURRENT_DATA)
        await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }))
      if (load !== source.present()) return 'started'
      return isWanted ? play() : takenBack()
    }
    return 'started'
  }
  /** A play that was taken back before it began never starts; the element, which had not begun, tells of no pause. */
  const takenBack = (): Promise<never> => {
    notify({ type: 'paused' })
    return never()
  }

  return {
    play,
    pause: () => {
      isWanted = false
      if (rebuffering.release()) notify({ type: 'paused' })
      video.pause()
    },
  }
}
