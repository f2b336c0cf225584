import type { ByLanguage, DramaTerms } from '../domains/drama/index.ts'

/** A drama of the demonstration as it is told, drawn and filmed. */
export interface DemoDrama {
  /** Never changes; names the drama's files. */
  readonly slug: string
  readonly titles: ByLanguage<string>
  readonly intros: ByLanguage<string>
  readonly tags: ByLanguage<readonly string[]>
  readonly category: ByLanguage<string>
  readonly area: string
  readonly year: number
  /** What it costs; absent: nothing. */
  readonly terms?: Pick<DramaTerms, 'vipType' | 'freeNumber' | 'coinPrice' | 'wholePrice'>
  readonly episodes: readonly { readonly titles: ByLanguage<string> }[]
}

/** Where and with what an episode is filmed. */
export interface Filming {
  readonly ffmpeg: string
  /** Holds nothing but this film and is deleted afterwards. */
  readonly folder: string
  readonly signal: AbortSignal
}

/** Makes the pictures and films of the demonstration on the spot. */
export interface DemoStudio {
  readonly dramas: readonly DemoDrama[]
  /** The upright and the wide cover as WebP. */
  drawCovers(drama: DemoDrama): Promise<{ readonly upright: Uint8Array; readonly wide: Uint8Array }>
  /** Films one episode (counted from 0) and answers the path of its file. */
  filmEpisode(drama: DemoDrama, episode: number, filming: Filming): Promise<string>
}
