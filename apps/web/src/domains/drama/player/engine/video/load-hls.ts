import type Hls from 'hls.js'

/** The constructor of hls.js. */
export type HlsModule = typeof Hls

let loading: Promise<HlsModule> | undefined

/** Fetches hls.js once; a fetch that failed is tried again at the next call. */
export const loadHls = (): Promise<HlsModule> => {
  loading ??= import('hls.js/light').then(
    (module) => module.default,
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}
