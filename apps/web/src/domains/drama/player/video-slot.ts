import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import { bufferSeconds, hlsSettings } from './hls-settings.ts'
import type { HlsModule } from './load-hls.ts'
import type { Slot, SlotEvent, SlotLoad } from './slot.ts'

interface VideoSlotParts {
  readonly video: HTMLVideoElement
  readonly loadHls: () => Promise<HlsModule>
}

/** With less left to play than this, a network that is gone is told. */
const leastBridgeSeconds = 1
const retryAfterMs = 2000

/** A slot made of a video element. hls.js fills it wherever it can; browsers that only play HLS themselves get the address. */
export const createVideoSlot = ({ video, loadHls }: VideoSlotParts): Slot => {
  let tell: (event: SlotEvent) => void = () => {}
  let hls: Hls | undefined
  let present: SlotLoad | undefined
  let hasRecovered = false
  let isWanted = false
  /** Settles when the source of the present load has been put in: playing earlier would play the one before. */
  let placing: Promise<void> = Promise.resolve()

  const say = (type: Exclude<SlotEvent['type'], 'fault'>) => () => tell({ type })
  const listeners = {
    playing: say('playing'),
    waiting: say('waiting'),
    pause: () => !video.ended && tell({ type: 'paused' }),
    ended: say('ended'),
    timeupdate: say('time'),
    loadedmetadata: () => video.toggleAttribute('data-wide', video.videoWidth > video.videoHeight),
    error: () => !hls && present && tell({ type: 'fault', fault: 'media' }),
  } as const
  for (const [type, listener] of Object.entries(listeners)) video.addEventListener(type, listener)

  const buffered = () => {
    for (let range = 0; range < video.buffered.length; range++) {
      const isInside = video.buffered.start(range) <= video.currentTime + 0.1
      if (isInside && video.buffered.end(range) > video.currentTime) return video.buffered.end(range)
    }
    return video.currentTime
  }

  const awaitFrame = () => {
    const load = present
    video.requestVideoFrameCallback(() => load === present && tell({ type: 'frame' }))
  }

  /** A network that is gone is no fault while there is something left to play: it is tried again meanwhile. */
  const bridge = () => {
    const load = present
    if (buffered() - video.currentTime < leastBridgeSeconds) return tell({ type: 'fault', fault: 'network' })
    setTimeout(() => load === present && hls?.startLoad(), retryAfterMs)
  }

  const judge = (error: ErrorData, types: HlsModule['ErrorTypes']) => {
    const status = error.response?.code
    if (status === 401 || status === 403) return tell({ type: 'fault', fault: 'expired' })
    if (!error.fatal) return
    if (error.type === types.NETWORK_ERROR) return bridge()
    if (error.type === types.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true
      return hls?.recoverMediaError()
    }
    tell({ type: 'fault', fault: 'media' })
  }

  const open = (Module: HlsModule): Hls => {
    const opened = new Module(hlsSettings)
    opened.on(Module.Events.ERROR, (_event, error) => judge(error, Module.ErrorTypes))
    opened.on(Module.Events.LEVEL_SWITCHED, say('switched'))
    opened.attachMedia(video)
    return opened
  }

  const start = (Module: HlsModule, load: SlotLoad) => {
    if (load !== present) return
    if (!Module.isSupported()) {
      video.src = load.url
      video.currentTime = load.startSeconds
      return
    }
    hls ??= open(Module)
    Object.assign(hls.config, bufferSeconds[load.role], { startPosition: load.startSeconds || -1 })
    hls.loadSource(load.url)
  }

  /** A source that is put in takes back what was asked of the element: it is asked again when the source is there. */
  const play = async (): Promise<'started' | 'refused'> => {
    const load = present
    isWanted = true
    await placing
    if (!isWanted || load !== present) return 'started'
    try {
      await video.play()
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      if (name === 'NotAllowedError') return 'refused'
      if (name !== 'AbortError') return 'started'
      await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }))
      if (isWanted && load === present) return play()
    }
    return 'started'
  }
  const pause = () => {
    isWanted = false
    video.pause()
  }

  return {
    load: (load) => {
      present = load
      hasRecovered = false
      awaitFrame()
      placing = loadHls().then(
        (Module) => start(Module, load),
        () => {
          if (load === present) tell({ type: 'fault', fault: 'network' })
        },
      )
    },
    promote: () => {
      if (hls) Object.assign(hls.config, bufferSeconds.shown)
      awaitFrame()
    },
    rest: () => {
      pause()
      hls?.stopLoad()
    },
    play,
    pause,
    seek: (seconds) => {
      video.currentTime = seconds
    },
    setRate: (rate) => {
      video.defaultPlaybackRate = rate
      video.playbackRate = rate
    },
    setMuted: (isMuted) => {
      video.muted = isMuted
    },
    positionSeconds: () => video.currentTime,
    durationSeconds: () => (Number.isFinite(video.duration) ? video.duration : 0),
    bufferedAheadSeconds: () => buffered() - video.currentTime,
    listen: (listener) => {
      tell = listener
    },
    close: () => {
      present = undefined
      hls?.destroy()
      hls = undefined
      pause()
    },
  }
}
