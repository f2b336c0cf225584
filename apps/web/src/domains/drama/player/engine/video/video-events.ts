import type { SlotEvent } from '../slot.ts'
import type { Rebuffering } from './rebuffering.ts'
import type { VideoSource } from './video-source.ts'

interface VideoEventsDeps {
  readonly video: HTMLVideoElement
  readonly source: Pick<VideoSource, 'present' | 'isHls'>
  readonly rebuffering: Rebuffering
  readonly notify: (event: SlotEvent) => void
}

/** Tells what happens in an element as a slot tells it. */
export const followVideo = ({ video, source, rebuffering, notify }: VideoEventsDeps): void => {
  const listeners = {
    playing: () => {
      rebuffering.begun()
      notify({ type: 'playing' })
    },
    waiting: () => {
      notify({ type: 'waiting' })
      // A browser that plays by itself gathers by itself.
      if (source.isHls()) rebuffering.ranDry()
    },
    pause: () => !video.ended && !rebuffering.isHolding && notify({ type: 'paused' }),
    ended: () => notify({ type: 'ended' }),
    timeupdate: () => notify({ type: 'time' }),
    loadedmetadata: () => video.toggleAttribute('data-wide', video.videoWidth > video.videoHeight),
    error: () =>
      !source.isHls() &&
      source.present() &&
      notify({ type: 'fault', error: 'media', mayBeExpired: true, detail: `native ${video.error?.code ?? ''}` }),
  } as const
  for (const [type, listener] of Object.entries(listeners)) video.addEventListener(type, listener)
}
