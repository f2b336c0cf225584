import { segmentSeconds } from './rendition.ts'

/** Small pictures of a video, in rows of one sheet. */
export interface StillSheet {
  /** 0: none could be made. */
  readonly count: number
  readonly columns: number
  /** Of one picture, in pixels. */
  readonly width: number
  readonly height: number
  /** From one picture to the next. */
  readonly stepMs: number
}

/** The pictures of one sheet: a longer video has them farther apart. */
const most = 100
const columns = 10
const shortSide = 108

/** What a sheet shows of a rendition of so many segments: the first picture of each, or of every `everySegments`th. */
export function planStills(
  segments: number,
  rendition: { readonly width: number; readonly height: number; readonly framesPerSecond: number },
): StillSheet & { readonly everySegments: number } {
  const everySegments = Math.max(1, Math.ceil(segments / most))
  const count = Math.ceil(segments / everySegments)
  const scale = shortSide / Math.min(rendition.width, rendition.height)
  // A segment is a whole number of frames, so it lasts a little more or less than it is said to.
  const segmentMs =
    (Math.round(rendition.framesPerSecond * segmentSeconds) * 1000) / rendition.framesPerSecond || segmentSeconds * 1000
  return {
    count,
    columns: Math.min(columns, count),
    width: Math.round(rendition.width * scale),
    height: Math.round(rendition.height * scale),
    stepMs: Math.round(segmentMs * everySegments),
    everySegments,
  }
}

/** One picture of the sheet, and from when it is shown. */
export interface Still {
  readonly fromSeconds: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Tells which part of the sheet shows which time, as WebVTT with the media fragments that players commonly read. */
export function stillsTrack({ count, columns: across, width, height, stepMs }: StillSheet, sheet: string): string {
  const cues = Array.from({ length: count }, (_, index) => {
    const place = [(index % across) * width, Math.floor(index / across) * height, width, height].join(',')
    return `${clockText(index * stepMs)} --> ${clockText((index + 1) * stepMs)}\n${sheet}#xywh=${place}`
  })
  return `${['WEBVTT', ...cues].join('\n\n')}\n`
}

const cueForm = /^(\d+):(\d{2}):(\d{2}\.\d{3}) --> .*\n(.+)#xywh=(\d+),(\d+),(\d+),(\d+)$/gm

/** What `stillsTrack` wrote: the address of the sheet as it stands there, and its pictures in the order of time. Undefined where there is none. */
export function readStillsTrack(
  track: string,
): { readonly sheet: string; readonly stills: readonly Still[] } | undefined {
  let sheet: string | undefined
  const stills: Still[] = []
  for (const [, hours, minutes, seconds, address, x, y, width, height] of track.matchAll(cueForm)) {
    sheet ??= address
    stills.push({
      fromSeconds: (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds),
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    })
  }
  return sheet === undefined ? undefined : { sheet, stills }
}

/** The picture of a moment: the last that is not after it. */
export const stillAt = (stills: readonly Still[], seconds: number): Still | undefined =>
  stills.findLast(({ fromSeconds }) => fromSeconds <= seconds) ?? stills[0]

const digits = (value: number, length: number) => String(value).padStart(length, '0')

function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return `${digits(Math.floor(seconds / 3600), 2)}:${digits(Math.floor(seconds / 60) % 60, 2)}:${digits(seconds % 60, 2)}.${digits(ms % 1000, 3)}`
}
