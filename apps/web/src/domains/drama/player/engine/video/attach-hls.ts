import type Hls from 'hls.js'
import { isDesktop } from '../../../../../platform/appearance/desktop.ts'
import { isCopyAddress } from '../../../offline/copy-address.ts'
import { type Quality, renditionFor, renditionToBegin } from '../quality.ts'
import type { SlotEvent } from '../slot.ts'
import { bufferedAheadSeconds } from './buffered.ts'
import { createLoader } from './copy-loader.ts'
import { createRecovery, type Recovery } from './hls-recovery.ts'
import { hlsSettings, mostPixelRatio } from './hls-settings.ts'
import type { HlsModule } from './load-hls.ts'

interface AttachDeps {
  readonly video: HTMLVideoElement
  /** The quality that is wanted when an episode's renditions become known. */
  readonly quality: () => Quality
  readonly notify: (event: SlotEvent) => void
}

/** An hls.js that fills an element, and what it does about its errors. */
export interface AttachedHls {
  readonly hls: Hls
  readonly recovery: Recovery
}

/** Short sides of the renditions, in the order of hls.js. */
export const shortSides = (hls: Hls): number[] => hls.levels.map(({ width, height }) => Math.min(width, height))

/** Bits per second of the network as the last segments were measured; undefined before the first of them. */
let measured: number | undefined
/** What desktops are trusted with before that: hardly one hangs on less, and their picture is large. */
const desktopSpeed = 4_000_000

const levelToBegin = ({ levels }: Hls, video: HTMLVideoElement): number =>
  renditionToBegin(
    levels.map(({ width, height, bitrate }) => ({ shortSide: Math.min(width, height), bitsPerSecond: bitrate })),
    measured ?? (isDesktop() ? desktopSpeed : 0),
    isDesktop() ? Number.POSITIVE_INFINITY : video.clientWidth * Math.min(devicePixelRatio, mostPixelRatio),
  )

export const attachHls = (Module: HlsModule, { video, quality, notify }: AttachDeps): AttachedHls => {
  // A desktop gets what its network carries: all of its screen is a press away, and a film no larger than its window looks soft there.
  const hls = new Module({ ...hlsSettings, capLevelToPlayerSize: !isDesktop(), loader: createLoader(Module) })
  const recovery = createRecovery({
    hls,
    types: Module.ErrorTypes,
    bufferedAheadSeconds: () => bufferedAheadSeconds(video),
    notify,
  })
  hls.on(Module.Events.ERROR, (_event, error) => recovery.judge(error))
  hls.on(Module.Events.FRAG_BUFFERED, () => {
    if (!isCopyAddress(hls.url ?? '')) measured = hls.bandwidthEstimate
  })
  hls.on(Module.Events.LEVEL_SWITCHED, () => notify({ type: 'switched' }))
  hls.on(Module.Events.MANIFEST_PARSED, () => {
    const chosen = renditionFor(quality(), shortSides(hls))
    hls.startLevel = chosen >= 0 ? chosen : levelToBegin(hls, video)
    if (chosen >= 0) hls.loadLevel = chosen
    notify({ type: 'renditions' })
  })
  hls.attachMedia(video)
  return { hls, recovery }
}
