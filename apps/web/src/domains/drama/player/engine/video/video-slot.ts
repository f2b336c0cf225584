import type Hls from 'hls.js'
import { type Quality, renditionFor } from '../quality.ts'
import type { Slot, SlotEvent, SlotLoad } from '../slot.ts'
import { createRecovery, type Recovery } from './hls-recovery.ts'
import { bufferSeconds, hlsSettings } from './hls-settings.ts'
import type { HlsModule } from './load-hls.ts'
import { createRebuffering } from './rebuffering.ts'

interface VideoSlotDeps {
  readonly video: HTMLVideoElement
  readonly loadHls: () => Promise<HlsModule>
}

/** A slot made of a video element. hls.js fills it wherever it can; browsers that only play HLS themselves get the address. */
export const createVideoSlot = ({ video, loadHls }: VideoSlotDeps): Slot => {
  let notify: (event: SlotEvent) => void = () => {}
  let hls: Hls | undefined
  let recovery: Recovery | undefined
  let present: SlotLoad | undefined
  let quality: Quality = 'auto'
  let isWanted = false
  let isHalted = false
  /** Settles when the source of the present load has been put in: playing earlier would play the one before. */
  let placing: Promise<void> = Promise.resolve()

  const bufferedAhead = () => {
    for (let range = 0; range < video.buffered.length; range++) {
      const isInside = video.buffered.start(range) <= video.currentTime + 0.1
      const end = video.buffered.end(range)
      if (isInside && end > video.currentTime) return end - video.currentTime
    }
    return 0
  }

  const rebuffering = createRebuffering({ video, bufferedAheadSeconds: bufferedAhead })

  const say = (type: Exclude<SlotEvent['type'], 'fault'>) => () => notify({ type })
  const listeners = {
    playing: () => {
      rebuffering.begun()
      notify({ type: 'playing' })
    },
    waiting: () => {
      notify({ type: 'waiting' })
      // A browser that plays by itself gathers by itself.
      if (hls) rebuffering.ranDry()
    },
    pause: () => !video.ended && !rebuffering.isHolding && notify({ type: 'paused' }),
    ended: say('ended'),
    timeupdate: say('time'),
    loadedmetadata: () => video.toggleAttribute('data-wide', video.videoWidth > video.videoHeight),
    error: () =>
      !hls && present && notify({ type: 'fault', error: 'media', detail: `native ${video.error?.code ?? ''}` }),
  } as const
  for (const [type, listener] of Object.entries(listeners)) video.addEventListener(type, listener)

  const awaitFrame = () => {
    const load = present
    video.requestVideoFrameCallback(() => load === present && notify({ type: 'frame' }))
  }

  const shortSides = () => hls?.levels.map(({ width, height }) => Math.min(width, height)) ?? []

  const open = (Module: HlsModule): Hls => {
    const opened = new Module(hlsSettings)
    recovery = createRecovery({
      hls: opened,
      types: Module.ErrorTypes,
      bufferedAheadSeconds: bufferedAhead,
      notify: (event) => notify(event),
    })
    opened.on(Module.Events.ERROR, (_event, error) => recovery?.judge(error))
    opened.on(Module.Events.LEVEL_SWITCHED, say('switched'))
    opened.on(Module.Events.MANIFEST_PARSED, () => {
      const chosen = renditionFor(quality, shortSides())
      opened.startLevel = Math.max(0, chosen)
      if (chosen >= 0) opened.loadLevel = chosen
      notify({ type: 'renditions' })
    })
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
    recovery?.begin()
    Object.assign(hls.config, bufferSeconds[load.role], { startPosition: load.startSeconds || -1 })
    hls.loadSource(load.url)
  }

  /** A source that is put in takes back what was asked of the element: it is asked again when the source is there. */
  const play = async (): Promise<'started' | 'refused'> => {
    const load = present
    isWanted = true
    rebuffering.release()
    await placing
    if (load !== present) return 'started'
    if (!isWanted) return takenBack()
    try {
      await video.play()
    } catch (error) {
      const name = error instanceof DOMException ? error.name : ''
      if (name === 'NotAllowedError') return 'refused'
      if (name !== 'AbortError') return 'started'
      await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }))
      if (load !== present) return 'started'
      return isWanted ? play() : takenBack()
    }
    return 'started'
  }
  /** A play that was taken back before it began never starts; the element, which had not begun, tells of no pause. */
  const takenBack = (): Promise<never> => {
    notify({ type: 'paused' })
    return new Promise(() => {})
  }
  const pause = () => {
    isWanted = false
    if (rebuffering.release()) notify({ type: 'paused' })
    video.pause()
  }
  /** Starting what runs already would fetch its segment once more. */
  const fetchOn = () => {
    if (isHalted) hls?.startLoad()
    isHalted = false
  }

  return {
    load: (load) => {
      present = load
      isHalted = false
      rebuffering.reset()
      awaitFrame()
      placing = loadHls().then(
        (Module) => start(Module, load),
        () => {
          if (load === present) notify({ type: 'fault', error: 'network', detail: 'program' })
        },
      )
    },
    promote: () => {
      if (hls) Object.assign(hls.config, bufferSeconds.shown)
      fetchOn()
      awaitFrame()
    },
    rest: () => {
      pause()
      hls?.stopLoad()
    },
    halt: () => {
      isHalted = true
      hls?.stopLoad()
    },
    fetchOn,
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
    setQuality: (wanted) => {
      quality = wanted
      if (hls && hls.levels.length > 0) hls.nextLevel = renditionFor(wanted, shortSides())
    },
    qualities: () => [...new Set(shortSides())].toSorted((one, other) => one - other),
    positionSeconds: () => video.currentTime,
    durationSeconds: () => (Number.isFinite(video.duration) ? video.duration : 0),
    bufferedAheadSeconds: bufferedAhead,
    listen: (listener) => {
      notify = listener
    },
    close: () => {
      present = undefined
      recovery?.begin()
      hls?.destroy()
      hls = undefined
      pause()
    },
  }
}
