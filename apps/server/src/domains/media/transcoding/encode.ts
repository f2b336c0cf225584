import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type PlannedRendition, type Rendition, segmentSeconds } from '@cliffhanger/rules/media/rendition.ts'
import type { Preset } from '../asset.ts'
import { runTool, type VideoTools } from './ffmpeg.ts'
import { inputArgs } from './probe.ts'
import type { Demuxer } from './sniff.ts'

export interface EncodeJob {
  readonly tools: VideoTools
  readonly source: string
  readonly demuxer: Demuxer
  readonly durationMs: number
  readonly framesPerSecond: number
  readonly hasSound: boolean
  readonly preset: Preset
  readonly folder: string
  readonly signal: AbortSignal
  /** 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** The bytes lie about what they are: the file is cut off, or too much of it cannot be decoded. */
export class DamagedSource extends Error {
  override readonly name = 'DamagedSource'
}

export const mediaPlaylist = 'index.m3u8'
export const initSegment = 'init.mp4'

const leastTimeoutMs = 120_000
/** On a machine so slow that it cannot do this there is no point in going on. */
const slowestFactor = 60
/** More undecodable frames than this and the file counts as damaged. */
const tolerableErrors = '0.1'
/** A file whose end is missing is shorter than it says. */
const leastShare = 0.9

/**
 * Encodes one rendition into `folder`: init segment, segments of 2 s that begin with key frames at the same times in every
 * rendition, and their playlist. Throws `DamagedSource`.
 */
export async function encodeRendition(job: EncodeJob, planned: PlannedRendition): Promise<Rendition> {
  await mkdir(job.folder, { recursive: true })
  const { exitCode, complaint } = await runTool(job.tools.ffmpeg, encodeArgs(job, planned), {
    cwd: job.folder,
    signal: job.signal,
    timeoutMs: Math.max(leastTimeoutMs, job.durationMs * slowestFactor),
    onLine: (line) => {
      const [, microseconds] = /^out_time_ms=(\d+)/.exec(line) ?? []
      if (microseconds !== undefined) job.onProgress(Math.min(1, Number(microseconds) / 1000 / job.durationMs))
    },
  })
  if (exitCode !== 0) throw new DamagedSource(complaint)
  return measure(job, planned)
}

/** What ffmpeg is told to make one rendition, in the folder it runs in. */
export function encodeArgs(
  job: Pick<EncodeJob, 'tools' | 'source' | 'demuxer' | 'framesPerSecond' | 'hasSound' | 'preset'>,
  planned: PlannedRendition,
): string[] {
  const keyFrameDistance = String(Math.round(job.framesPerSecond * segmentSeconds))
  const picture = `fps=${rateText(job.framesPerSecond)},scale=${planned.width}:${planned.height}:flags=lanczos,setsar=1,format=yuv420p`
  return [
    ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-progress', 'pipe:1', '-threads', '2'],
    ...inputArgs(job.demuxer, job.source),
    ...['-map', '0:V:0', ...(job.hasSound ? ['-map', '0:a:0'] : []), '-sn', '-dn', '-map_metadata', '-1'],
    ...['-vf', picture, '-c:v', 'libx264', '-preset', job.preset, '-profile:v', 'high', '-threads', '2'],
    ...[
      '-crf',
      String(planned.quality),
      '-maxrate',
      `${planned.maxVideoKbit}k`,
      '-bufsize',
      `${planned.maxVideoKbit}k`,
    ],
    ...['-g', keyFrameDistance, '-keyint_min', keyFrameDistance, '-sc_threshold', '0', '-flags', '+cgop'],
    ...(job.hasSound ? ['-c:a', 'aac', '-ac', '2', '-ar', '48000', '-b:a', `${planned.audioKbit}k`] : []),
    ...(job.tools.isCurrent ? ['-max_error_rate', tolerableErrors] : []),
    ...[
      '-max_muxing_queue_size',
      '1024',
      '-f',
      'hls',
      '-hls_time',
      String(segmentSeconds),
      '-hls_playlist_type',
      'vod',
    ],
    ...['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', initSegment, '-hls_segment_filename', '%04d.m4s'],
    ...['-hls_flags', 'independent_segments', mediaPlaylist],
  ]
}

/** The exact ratio of the television rates, so that no frame is ever doubled. */
function rateText(framesPerSecond: number): string {
  const nearest = Math.round(framesPerSecond)
  return Math.abs((nearest * 1000) / 1001 - framesPerSecond) < 0.005 ? `${nearest}000/1001` : framesPerSecond.toFixed(3)
}

async function measure(job: EncodeJob, planned: PlannedRendition): Promise<Rendition> {
  const playlist = await readFile(join(job.folder, mediaPlaylist), 'utf8')
  const segments = [...playlist.matchAll(/#EXTINF:([\d.]+),\s*\n(\S+)/g)].map(([, seconds = '', name = '']) => ({
    seconds: Number(seconds),
    name,
  }))
  let totalBytes = 0
  let totalSeconds = 0
  let peakBitrate = 0
  for (const { seconds, name } of segments) {
    const { size } = await stat(join(job.folder, name))
    totalBytes += size
    totalSeconds += seconds
    // A last segment of a few frames says nothing about the rate.
    if (seconds >= 0.5 || segments.length === 1) peakBitrate = Math.max(peakBitrate, (size * 8) / seconds)
  }
  if (totalSeconds * 1000 < job.durationMs * leastShare) {
    throw new DamagedSource(`${totalSeconds} s of ${job.durationMs} ms could be read`)
  }
  return {
    name: planned.name,
    width: planned.width,
    height: planned.height,
    framesPerSecond: job.framesPerSecond,
    peakBitrate: Math.ceil(peakBitrate),
    averageBitrate: Math.ceil((totalBytes * 8) / totalSeconds),
    codecs: codecsOfInit(await readFile(join(job.folder, initSegment))),
  }
}

/** The files of a finished rendition, the playlist last: whoever can read it can read what it names. */
export async function renditionFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return [...names.filter((name) => name !== mediaPlaylist), mediaPlaylist]
}

/** The codecs of an fMP4 init segment, in the words of RFC 6381: the profile and level stand in its `avcC` box. */
function codecsOfInit(init: Uint8Array): string {
  const bytes = Buffer.from(init.buffer, init.byteOffset, init.byteLength)
  const at = bytes.indexOf('avcC')
  if (at < 0) throw new Error('The init segment holds no H.264')
  const video = `avc1.${bytes.subarray(at + 5, at + 8).toString('hex')}`
  return bytes.includes('mp4a') ? `${video},mp4a.40.2` : video
}
