import type { SlotEvent } from '../slot.ts'
import type { VideoSource } from './video-source.ts'

/** Without a sign of life for so long, what plays by itself is given up. */
const patienceMs = 12_000

interface StallWatchDeps {
  readonly video: Pick<HTMLVideoElement, 'paused' | 'addEventListener'>
  readonly source: Pick<VideoSource, 'present' | 'isHls'>
  readonly notify: (event: SlotEvent) => void
}

/** Tells of an element that wants to play, and neither moves nor loads. hls.js has timeouts of its own; a browser that plays by itself may
 *  wait forever. */
export const watchStalls = ({ video, source, notify }: StallWatchDeps): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const giveUp = () => {
    timer = undefined
    if (!source.present() || video.paused) return
    notify({ type: 'fault', error: 'network', mayBeExpired: true, detail: 'native stalled' })
  }
  const begin = () => {
    if (source.isHls()) return
    end()
    timer = setTimeout(giveUp, patienceMs)
  }
  for (const type of ['play', 'waiting']) video.addEventListener(type, begin)
  // While something arrives it is slow, not stuck.
  video.addEventListener('progress', () => timer !== undefined && begin())
  for (const type of ['playing', 'timeupdate', 'pause', 'ended', 'error', 'emptied']) video.addEventListener(type, end)
}
