import type { Slot, SlotEvent } from '../slot.ts'
import { bufferedAheadSeconds } from './buffered.ts'
import type { HlsModule } from './load-hls.ts'
import { createRebuffering } from './rebuffering.ts'
import { watchStalls } from './stall-watch.ts'
import { followVideo } from './video-events.ts'
import { createVideoPlay } from './video-play.ts'
import { createVideoSource } from './video-source.ts'

interface VideoSlotDeps {
  readonly video: HTMLVideoElement
  readonly loadHls: () => Promise<HlsModule>
}

/** A slot made of a video element. hls.js fills it wherever it can; browsers that only play HLS themselves get the address. */
export const createVideoSlot = ({ video, loadHls }: VideoSlotDeps): Slot => {
  let listener: (event: SlotEvent) => void = () => {}
  const notify = (event: SlotEvent) => listener(event)
  const bufferedAhead = () => bufferedAheadSeconds(video)
  const rebuffering = createRebuffering({ video, bufferedAheadSeconds: bufferedAhead })
  const source = createVideoSource({ video, loadHls, notify })
  const { play, pause } = createVideoPlay({ video, source, rebuffering, notify })
  followVideo({ video, source, rebuffering, notify })
  watchStalls({ video, source, notify })

  const awaitFrame = () => {
    const load = source.present()
    video.requestVideoFrameCallback(() => load === source.present() && notify({ type: 'frame' }))
  }

  return {
    load: (load) => {
      rebuffering.reset()
      source.load(load)
      awaitFrame()
    },
    promote: () => {
      source.fill()
      source.fetchOn()
      awaitFrame()
    },
    rest: () => {
      pause()
      source.stop()
    },
    halt: source.halt,
    fetchOn: source.fetchOn,
    play,
    pause,
    seek: (seconds) => {
      video.currentTime = seconds
      // A jump has its own wait.
      if (rebuffering.release()) video.play().catch(() => undefined)
    },
    setRate: (rate) => {
      video.defaultPlaybackRate = rate
      video.playbackRate = rate
    },
    setMuted: (isMuted) => {
      video.muted = isMuted
    },
    setQuality: source.setQuality,
    qualities: source.qualities,
    positionSeconds: () => video.currentTime,
    durationSeconds: () => (Number.isFinite(video.duration) ? video.duration : 0),
    bufferedAheadSeconds: bufferedAhead,
    listen: (next) => {
      listener = next
    },
    close: () => {
      source.close()
      pause()
    },
  }
}
