import { isCopyAddress } from '../../../offline/copy-address.ts'
import { type Quality, renditionFor } from '../quality.ts'
import type { Slot, SlotEvent, SlotLoad } from '../slot.ts'
import { type AttachedHls, attachHls, shortSides } from './attach-hls.ts'
import { bufferSeconds, firstEstimate } from './hls-settings.ts'
import type { HlsModule } from './load-hls.ts'

interface VideoSourceDeps {
  readonly video: HTMLVideoElement
  readonly loadHls: () => Promise<HlsModule>
  readonly notify: (event: SlotEvent) => void
}

/** What an element plays from: hls.js wherever it can, else the address itself. */
export interface VideoSource extends Pick<Slot, 'load' | 'halt' | 'fetchOn' | 'setQuality' | 'qualities' | 'close'> {
  /** The load at hand. */
  present(): SlotLoad | undefined
  /** Settles when the source of the load at hand has been put in: playing earlier would play the one before. */
  placed(): Promise<void>
  /** False while the browser plays by itself. */
  isHls(): boolean
  /** The buffer of what was prepared is filled as that of what is shown. */
  fill(): void
  stop(): void
}

export const createVideoSource = ({ video, loadHls, notify }: VideoSourceDeps): VideoSource => {
  let attached: AttachedHls | undefined
  let present: SlotLoad | undefined
  let placing: Promise<void> = Promise.resolve()
  let quality: Quality = 'auto'
  let isHalted = false
  let wasCopy = false

  const place = (Module: HlsModule, load: SlotLoad) => {
    if (load !== present) return
    if (!Module.isSupported()) {
      video.src = load.url
      video.currentTime = load.startSeconds
      return
    }
    attached ??= attachHls(Module, { video, quality: () => quality, notify })
    const { hls, recovery } = attached
    recovery.begin()
    // How fast the device reads its own copies says nothing about the network.
    if (wasCopy) hls.bandwidthEstimate = firstEstimate
    wasCopy = isCopyAddress(load.url)
    Object.assign(hls.config, bufferSeconds[load.role], { startPosition: load.startSeconds || -1 })
    hls.loadSource(load.url)
  }

  return {
    present: () => present,
    placed: () => placing,
    isHls: () => attached !== undefined,
    load: (load) => {
      present = load
      isHalted = false
      placing = loadHls().then(
        (Module) => place(Module, load),
        () => {
          if (load === present) notify({ type: 'fault', error: 'network', detail: 'program' })
        },
      )
    },
    fill: () => {
      if (attached) Object.assign(attached.hls.config, bufferSeconds.shown)
    },
    stop: () => attached?.hls.stopLoad(),
    halt: () => {
      isHalted = true
      attached?.hls.stopLoad()
    },
    // Starting what runs already would fetch its segment once more.
    fetchOn: () => {
      if (isHalted) attached?.hls.startLoad()
      isHalted = false
    },
    setQuality: (wanted) => {
      quality = wanted
      if (attached && attached.hls.levels.length > 0)
        attached.hls.nextLevel = renditionFor(wanted, shortSides(attached.hls))
    },
    qualities: () => [...new Set(attached && shortSides(attached.hls))].toSorted((one, other) => one - other),
    close: () => {
      present = undefined
      attached?.recovery.begin()
      attached?.hls.destroy()
      attached = undefined
    },
  }
}
