import type Hls from 'hls.js'
import { type Quality, renditionFor } from '../quality.ts'
import type { SlotEvent } from '../slot.ts'
import { bufferedAheadSeconds } from './buffered.ts'
import { createLoader } from './copy-loader.ts'
import { createRecovery, type Recovery } from './hls-recovery.ts'
import { hlsSettings } from './hls-settings.ts'
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

export const attachHls = (Module: HlsModule, { video, quality, notify }: AttachDeps): AttachedHls => {
  const hls = new Module({ ...hlsSettings, loader: createLoader(Module) })
  const recovery = createRecovery({
    hls,
    types: Module.ErrorTypes,
    bufferedAheadSeconds: () => bufferedAheadSeconds(video),
    notify,
  })
  hls.on(Module.Events.ERROR, (_event, error) => recovery.judge(error))
  hls.on(Module.Events.LEVEL_SWITCHED, () => notify({ type: 'switched' }))
  hls.on(Module.Events.MANIFEST_PARSED, () => {
    const chosen = renditionFor(quality(), shortSides(hls))
    hls.startLevel = Math.max(0, chosen)
    if (chosen >= 0) hls.loadLevel = chosen
    notify({ type: 'renditions' })
  })
  hls.attachMedia(video)
  return { hls, recovery }
}
