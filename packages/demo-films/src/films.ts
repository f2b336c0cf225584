import type { VipType } from '@cliffhanger/contract/drama/schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { DemoCategory, DemoGoods } from './goods/goods.ts'
import type { StarSlug } from './star-slugs.ts'

export type { DemoCategory, DemoGoods } from './goods/goods.ts'
export type { StarSlug } from './star-slugs.ts'

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
  /** How long before the demonstration began it came out. */
  readonly releasedDaysAgo: number
  /** How many episodes it will have; absent: it is complete. */
  readonly planned?: number
  /** What it costs; absent: nothing. */
  readonly terms?: DemoTerms
  readonly episodes: readonly { readonly titles: ByLanguage<string> }[]
}

/** Prices are whole gold; 0: not sold this way. */
interface DemoTerms {
  readonly vipType: VipType
  readonly freeNumber: number
  readonly coinPrice: number
  readonly wholePrice: number
}

/** Runs ffmpeg to its end. Rejects when it cannot start, takes too long or the signal aborts. */
export type RunFfmpeg = (
  args: readonly string[],
  options: { readonly timeoutMs: number; readonly signal: AbortSignal },
) => Promise<{ readonly exitCode: number; readonly complaint: string }>

/** Where and with what an episode is filmed. */
export interface Filming {
  readonly runFfmpeg: RunFfmpeg
  /** Holds nothing but this film and is deleted afterwards. */
  readonly folder: string
  readonly signal: AbortSignal
}

/** Makes the pictures and films of the demonstration on the spot. */
export interface DemoStudio {
  readonly dramas: readonly DemoDrama[]
  /** The upright and the wide cover as WebP. */
  drawCovers(drama: DemoDrama): Promise<{ readonly upright: Uint8Array; readonly wide: Uint8Array }>
  /** One of its two people in their costume, upright, as WebP. */
  drawRole(drama: DemoDrama, role: 'lead' | 'other'): Promise<Uint8Array>
  readonly stars: readonly StarSlug[]
  /** A star as themselves: upright, and the face alone, square; as WebP. */
  drawStar(star: StarSlug): Promise<{ readonly portrait: Uint8Array; readonly face: Uint8Array }>
  /** Films one episode (counted from 0) and answers the path of its file. */
  filmEpisode(drama: DemoDrama, episode: number, filming: Filming): Promise<string>
  /** What is said in an episode, as WebVTT in each language; empty where nothing is. */
  captionEpisode(drama: DemoDrama, episode: number): ByLanguage<string>
  /** In the order of the mall. */
  readonly categories: Readonly<Record<DemoCategory, ByLanguage<string>>>
  readonly goods: readonly DemoGoods[]
  /** Square pictures of an article as WebP. */
  drawGoods(goods: DemoGoods): Promise<readonly Uint8Array[]>
  /** Articles beside each other on a wall of two colours, wide, as WebP. */
  drawShelf(goods: readonly DemoGoods[], wall: readonly [from: string, to: string]): Promise<Uint8Array>
}
