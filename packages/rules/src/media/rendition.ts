/** One finished quality of a video, as its master playlist describes it. */
export interface Rendition {
  readonly name: RungName
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
  /** Bits per second: of the heaviest segment, and over the whole. */
  readonly peakBitrate: number
  readonly averageBitrate: number
  /** As in RFC 6381: `avc1.640020,mp4a.40.2`. */
  readonly codecs: string
}

export type RungName = '360' | '540' | '720' | '1080'

/** The rung only SVIP gets; where the source has it. */
export const svipRung: RungName = '1080'

/** What members call a quality, in the menu and as NAME in the master playlist. */
export const qualityName = (rung: RungName): string => `${rung}p`

/** How one quality is encoded; capped constant quality, so that still pictures cost little. */
export interface Rung {
  readonly name: RungName
  readonly shortSide: number
  readonly quality: number
  readonly maxVideoKbit: number
  readonly audioKbit: number
}

/** In the order of making: the lightest first, because the first one finished is published. Source: docs/rules/video-checks.md, section 3. */
export const rungs: readonly Rung[] = [
  { name: '360', shortSide: 360, quality: 25, maxVideoKbit: 600, audioKbit: 64 },
  { name: '540', shortSide: 540, quality: 24, maxVideoKbit: 1100, audioKbit: 64 },
  { name: '720', shortSide: 720, quality: 23, maxVideoKbit: 2000, audioKbit: 96 },
  { name: '1080', shortSide: 1080, quality: 22, maxVideoKbit: 3500, audioKbit: 128 },
]

/** Seconds of one segment, and between two key frames. */
export const segmentSeconds = 2

export interface PlannedRendition extends Rung {
  readonly width: number
  readonly height: number
}

/** The qualities made of a source of this displayed size. Nothing is enlarged, but there is always one. */
export function planRenditions(width: number, height: number): PlannedRendition[] {
  const shortSide = Math.min(width, height)
  const fitting = rungs.filter((rung) => rung.shortSide <= shortSide)
  const chosen = fitting.length > 0 ? fitting : rungs.slice(0, 1)
  return chosen.map((rung) => ({ ...rung, ...scaled(width, height, Math.min(rung.shortSide, shortSide)) }))
}

/** H.264 with 4:2:0 colour wants even sides. */
const even = (side: number) => Math.max(2, Math.round(side / 2) * 2)

function scaled(width: number, height: number, shortSide: number) {
  const scale = shortSide / Math.min(width, height)
  return { width: even(width * scale), height: even(height * scale) }
}

/** The steady frame rate of all renditions: the source's own where it is steady and at most 30, else the nearest that suits. */
export function outputFrameRate(averageRate: number, isSteady: boolean): number {
  if (!Number.isFinite(averageRate) || averageRate <= 0) return 30
  if (averageRate > 31) return averageRate > 48 && averageRate < 51 ? 25 : 30
  return isSteady ? averageRate : averageRate > 26 ? 30 : 25
}

/** The text of master.m3u8: heaviest last, each with what a player needs to choose before it loads anything. */
export function masterPlaylist(renditions: readonly Rendition[]): string {
  const lines = renditions
    .toSorted((a, b) => a.peakBitrate - b.peakBitrate)
    .flatMap((rendition) => [
      `#EXT-X-STREAM-INF:${[
        `BANDWIDTH=${rendition.peakBitrate}`,
        `AVERAGE-BANDWIDTH=${rendition.averageBitrate}`,
        `RESOLUTION=${rendition.width}x${rendition.height}`,
        `FRAME-RATE=${rendition.framesPerSecond.toFixed(3)}`,
        `CODECS="${rendition.codecs}"`,
        `NAME="${qualityName(rendition.name)}"`,
      ].join(',')}`,
      `${rendition.name}/index.m3u8`,
    ])
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n')
}

/** C-53: a play ticket lives the longer of 15 minutes and twice the episode. */
export const segmentsOf = (durationMs: number): number => Math.max(1, Math.ceil(durationMs / 1000 / segmentSeconds))

/** So many segments are a quarter of a video: less of it is little (A-16). */
export const quarterOf = (durationMs: number): number => Math.ceil(segmentsOf(durationMs) / 4)

export const ticketLifetimeS = (durationMs: number): number => Math.max(15 * 60, Math.ceil((2 * durationMs) / 1000))
