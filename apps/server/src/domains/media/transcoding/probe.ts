import type { ProbedSource } from '@cliffhanger/rules/media/source.ts'
import * as z from 'zod'
import { type RunOptions, runTool, type VideoTools } from './ffmpeg.ts'

/** What is in a file, as far as transcoding needs it. */
export interface Probe extends ProbedSource {
  readonly framesPerSecond: number
  /** False where frames come at uneven times. */
  readonly isSteady: boolean
  readonly hasSound: boolean
  /** ffmpeg's name of the first sound's coding, `aac` or `opus`; '' where there is none. */
  readonly soundCodec: string
}

/** Options in front of the input: the demuxer is given, and nothing but local files is ever opened. */
export const inputArgs = (demuxer: string, path: string): string[] => [
  '-protocol_whitelist',
  'file',
  '-f',
  demuxer,
  '-i',
  `file:${path}`,
]

const probeTimeoutMs = 60_000

/** Looks into a file by the demuxer given; undefined when it cannot be read as what it pretends to be. */
export async function probe(
  tools: VideoTools,
  demuxer: string,
  path: string,
  signal?: AbortSignal,
): Promise<Probe | undefined> {
  const options = { timeoutMs: probeTimeoutMs, ...(signal && { signal }) }
  const input = inputArgs(demuxer, path)
  const found = tools.ffprobe ? await runFfprobe(tools.ffprobe, input, options) : await runFfmpeg(tools, input, options)
  if (!found?.picture || found.durationMs > 0) return found
  return { ...found, durationMs: await measureDuration(tools, input, options) }
}

async function runFfprobe(ffprobe: string, input: readonly string[], options: RunOptions): Promise<Probe | undefined> {
  const args = ['-v', 'error', '-show_format', '-show_streams', '-of', 'json', ...input]
  const { exitCode, output } = await runTool(ffprobe, args, options)
  return exitCode === 0 ? readReport(JSON.parse(output)) : undefined
}

/** Without an output ffmpeg describes the input and ends with exit code 1. */
const runFfmpeg = async ({ ffmpeg }: VideoTools, input: readonly string[], options: RunOptions) =>
  readDescription((await runTool(ffmpeg, ['-nostdin', '-hide_banner', ...input], options)).complaint)

/** Recordings of browsers do not say how long they are: their packets are read to the end. */
async function measureDuration({ ffmpeg }: VideoTools, input: readonly string[], options: RunOptions): Promise<number> {
  const args = [
    '-nostdin',
    '-v',
    'error',
    '-progress',
    'pipe:1',
    ...input,
    '-map',
    '0:V:0',
    '-c',
    'copy',
    '-f',
    'null',
    '-',
  ]
  const { output } = await runTool(ffmpeg, args, options)
  const [, microseconds = '0'] = [...output.matchAll(/^out_time_ms=(\d+)/gm)].at(-1) ?? []
  return Math.round(Number(microseconds) / 1000)
}

/** `N/A` counts as not known. */
const seconds = z.optional(z.coerce.number().catch(0))
const reportSchema = z.object({
  format: z.optional(z.object({ duration: seconds })),
  streams: z.optional(
    z.array(
      z.object({
        codec_type: z.optional(z.string()),
        codec_name: z.optional(z.string()),
        width: z.optional(z.number()),
        height: z.optional(z.number()),
        sample_aspect_ratio: z.optional(z.string()),
        r_frame_rate: z.optional(z.string()),
        avg_frame_rate: z.optional(z.string()),
        duration: seconds,
        disposition: z.optional(z.object({ attached_pic: z.optional(z.number()) })),
        side_data_list: z.optional(z.array(z.object({ rotation: z.optional(z.number()) }))),
      }),
    ),
  ),
})

type StreamReport = NonNullable<z.output<typeof reportSchema>['streams']>[number]

/** Reads ffprobe's JSON. */
function readReport(report: unknown): Probe {
  const { format, streams = [] } = reportSchema.parse(report)
  const video = streams.find((stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1)
  const durationS = format?.duration ?? video?.duration ?? 0
  const soundCodec = streams.find(({ codec_type, codec_name }) => codec_type === 'audio' && codec_name)?.codec_name
  const averageRate = ratio(video?.avg_frame_rate)
  const baseRate = ratio(video?.r_frame_rate)
  return {
    picture: video && displayedSize(video),
    durationMs: Number.isFinite(durationS) ? Math.round(durationS * 1000) : 0,
    framesPerSecond: averageRate || baseRate,
    isSteady: Math.abs(averageRate - baseRate) <= 0.01 * baseRate,
    hasSound: soundCodec !== undefined,
    soundCodec: soundCodec ?? '',
  }
}

function displayedSize({ width = 0, height = 0, sample_aspect_ratio, side_data_list = [] }: StreamReport) {
  const pixelShape = ratio(sample_aspect_ratio?.replace(':', '/')) || 1
  const wide = Math.round(width * pixelShape)
  const rotation = side_data_list.find((each) => each.rotation !== undefined)?.rotation ?? 0
  return Math.abs(rotation) % 180 === 90 ? { width: height, height: wide } : { width: wide, height }
}

/** `30000/1001` → 29.97; 0 when it is no ratio. */
function ratio(text: string | undefined): number {
  const [, above = '0', below = '0'] = /^(\d+)\/(\d+)$/.exec(text ?? '') ?? []
  return Number(below) === 0 ? 0 : Number(above) / Number(below)
}

/** Reads what ffmpeg prints about an input, where there is no ffprobe. Pixels count as square. */
function readDescription(text: string): Probe | undefined {
  const [, hours = '0', minutes = '0', secondsText = '0'] = /Duration: (\d+):(\d\d):(\d\d\.\d+)/.exec(text) ?? []
  if (!text.includes('Duration: ')) return undefined
  const video = text.split('\n').find((line) => / Video: /.test(line) && !/attached pic/.test(line))
  const [, width, height] = /, (\d{2,5})x(\d{2,5})\b/.exec(video ?? '') ?? []
  const isTurned = /rotate\s*:\s*-?(90|270)\b|rotation of -?90/.test(text)
  const picture = width && height ? { width: Number(width), height: Number(height) } : undefined
  const rate = Number(/, ([\d.]+) fps/.exec(video ?? '')?.[1] ?? 0)
  return {
    picture: picture && isTurned ? { width: picture.height, height: picture.width } : picture,
    durationMs: Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(secondsText)) * 1000),
    framesPerSecond: rate,
    // 23.98 and 29.97 are rounded in print; a rate made steady hurts nothing.
    isSteady: [24, 25, 30, 50, 60].includes(rate),
    hasSound: / Audio: /.test(text),
    soundCodec: / Audio: (\w+)/.exec(text)?.[1] ?? '',
  }
}
