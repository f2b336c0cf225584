import type { HlsConfig, LoadPolicy } from 'hls.js'
import type { SlotRole } from '../slot.ts'

/** Seconds of buffer. Prepared is one segment: enough for a first frame, little lost when nobody swipes there. */
export const bufferSeconds: Readonly<Record<SlotRole, Pick<HlsConfig, 'maxBufferLength' | 'maxMaxBufferLength'>>> = {
  shown: { maxBufferLength: 20, maxMaxBufferLength: 30 },
  prepared: { maxBufferLength: 2, maxMaxBufferLength: 2 },
}

/** Bits per second that are assumed until the first segments were measured. */
export const firstEstimate = 1_200_000

/** A request that fails is tried again after 0.5, 1, 2 and 4 s; one that stays silent, at once. */
const patience: LoadPolicy = {
  default: {
    maxTimeToFirstByteMs: 8000,
    maxLoadTimeMs: 30_000,
    timeoutRetry: { maxNumRetry: 2, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: 4, retryDelayMs: 500, maxRetryDelayMs: 4000, backoff: 'exponential' },
  },
}

/** More pixels than these for each of the page's nobody sees in a film. */
export const mostPixelRatio = 2

/** Starts with the smallest rendition, which shows its first frame soonest, unless the network is known to carry more; never sharper than the screen can show. */
export const hlsSettings: Partial<HlsConfig> = {
  ...bufferSeconds.shown,
  startLevel: 0,
  testBandwidth: false,
  abrEwmaDefaultEstimate: firstEstimate,
  capLevelToPlayerSize: true,
  maxDevicePixelRatio: mostPixelRatio,
  maxBufferSize: 15_000_000,
  backBufferLength: 10,
  startFragPrefetch: true,
  manifestLoadPolicy: patience,
  playlistLoadPolicy: patience,
  fragLoadPolicy: patience,
  preferManagedMediaSource: true,
  // Fragmented MP4 is passed on as it is: a worker would only cost its start.
  enableWorker: false,
}
