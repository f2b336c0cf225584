import type Hls from 'hls.js'
import type { ErrorData } from 'hls.js'
import { bufferSeconds, hlsSettings } from './hls-settings.ts'
import type { HlsModule } from './load-hls.ts'
import type { Slot, SlotEvent, SlotLoad } from './slot.ts'

interface VideoSlotParts {
  readonly video: HTMLVideoElement
  readonly loadHls: () => Promise<HlsModule>
}

/** A slot made of a video element. hls.js fills it wherever it can; browsers that only play HLS themselves get the address. */
export const createVideoSlot = ({ video, loadHls }: VideoSlotParts): Slot => {
  let tell: (event: SlotEvent) => void = () => {}
  let hls: Hls | undefined
  let present: SlotLoad | undefined
  let hasRecovered = false
  let isWanted = false

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

  const awaitFrame = () => {
    const load = present
    video.requestVideoFrameCallback(() => load === present && tell({ type: 'frame' }))
  }

  const judge = (error: ErrorData, types: HlsModule['ErrorTypes']) => {
    const status = error.response?.code
    if (status === 401 || status === 403) return tell({ type: 'fault', fault: 'expired' })
    if (!error.fatal) return
    if (error.type === types.NETWORK_ERROR) return tell({ type: 'fault', fault: 'network' })
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

  const buffered = () => {
    for (let range = 0; range < video.buffered.length; range++) {
      const isInside = video.buffered.start(range) <= video.currentTime + 0.1
      if (isInside && video.buffered.end(range) > video.currentTime) return video.buffered.end(range)
    }
    return video.currentTime
  }

  /** A source that is put in takes back what was asked of the element: it is asked again when the source is there. */
  const play = async (): Promise<'started' | 'refused'> => {
    const load = present
    isWanted = true
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
      loadHls().then(
        (Module) => start(Module, load),
        () => load === present && tell({ type: 'fault', fault: 'network' }),
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
