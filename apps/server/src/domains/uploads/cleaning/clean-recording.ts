import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RecordingForm } from '@cliffhanger/rules/uploads/file-form.ts'
import { inputArgs, probe, runTool, type VideoTools } from '../../media/index.ts'
import { thumbnailOf } from './clean-picture.ts'
import type { CleanFile, Source } from './source.ts'

type Kind = 'video' | 'audio'

/** A form to write: ffmpeg's name for it, the demuxer that reads it again, and the part of its content type after the dash. */
interface Output {
  readonly muxer: string
  readonly demuxer: string
  readonly subtype: string
}

const mp4: Output = { muxer: 'mp4', demuxer: 'mov', subtype: 'mp4' }
const webm: Output = { muxer: 'webm', demuxer: 'matroska', subtype: 'webm' }

/** What a form is written as, the first that holds its tracks: some browsers record H.264 into Matroska, which WebM may not hold. */
const outputsOf: Readonly<Record<RecordingForm, readonly Output[]>> = {
  mov: [mp4],
  matroska: [webm, mp4],
  ogg: [{ muxer: 'ogg', demuxer: 'ogg', subtype: 'ogg' }],
  mp3: [{ muxer: 'mp3', demuxer: 'mp3', subtype: 'mpeg' }],
  wav: [{ muxer: 'wav', demuxer: 'wav', subtype: 'wav' }],
  aac: [{ muxer: 'adts', demuxer: 'aac', subtype: 'aac' }],
}

/** Codings of sound that every browser plays, iPhones before iOS 18.4 included, which play no Opus outside of calls. */
const playedEverywhere: ReadonlySet<string> = new Set(['aac', 'mp3', 'pcm_s16le', 'pcm_u8'])
/** A voice message lasts a minute; what is many times as long is no such recording, and would cost more than it is worth. */
const longestRecodedMs = 600_000

const timeoutMs = 60_000
const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y']

/**
 * Copies picture and sound of a recording, without coding them anew, into a file of its own: place, time, camera and tracks of data stay
 * behind, the index comes first so that it plays while it loads, and a browser's recording learns how long it is. Sound alone that some
 * browser cannot play is coded as AAC. The same file always becomes the same bytes. Undefined where there is no such track. On a machine without ffmpeg the file stays as it came.
 */
export async function cleanRecording(
  source: Source & { readonly form: RecordingForm },
  kind: Kind,
  tools: VideoTools | undefined,
): Promise<CleanFile | undefined> {
  const outputs = outputsOf[source.form]
  if (!tools) {
    const [output] = outputs
    return output && described(source.path, kind, output, { width: 0, height: 0, durationMs: 0 }, undefined)
  }
  for (const output of outputs) {
    const path = join(source.folder, `cleaned.${output.muxer}`)
    if (!(await writeTracks(tools, source, kind, output, ['-c', 'copy'], path))) continue
    const found = await probe(tools, output.demuxer, path)
    if (!found || found.durationMs === 0 || (kind === 'audio' ? !found.hasSound : !found.picture)) return undefined
    if (kind === 'audio' && !playedEverywhere.has(found.soundCodec) && found.durationMs <= longestRecodedMs) {
      const recoded = await recodeSound(tools, source)
      if (recoded) return recoded
    }
    const size = found.picture ?? { width: 0, height: 0 }
    const thumbnail = kind === 'video' ? await firstPicture(tools, output, path, source.folder) : undefined
    return described(path, kind, output, { ...size, durationMs: found.durationMs }, thumbnail)
  }
  return undefined
}

const described = (
  path: string,
  kind: Kind,
  { subtype }: Output,
  measures: Pick<CleanFile, 'width' | 'height' | 'durationMs'>,
  thumbnail: Buffer | undefined,
): CleanFile => ({ path, contentType: `${kind}/${subtype}`, ...measures, thumbnail })

/** Codes the sound of a recording as AAC; undefined where this ffmpeg cannot. */
async function recodeSound(
  tools: VideoTools,
  source: Source & { readonly form: RecordingForm },
): Promise<CleanFile | undefined> {
  const path = join(source.folder, 'recoded.mp4')
  const coding = ['-c:a', 'aac', '-b:a', '64k', '-flags:a', '+bitexact']
  if (!(await writeTracks(tools, source, 'audio', mp4, coding, path))) return undefined
  const found = await probe(tools, mp4.demuxer, path)
  if (!found?.hasSound || found.durationMs === 0) return undefined
  return described(path, 'audio', mp4, { width: 0, height: 0, durationMs: found.durationMs }, undefined)
}

async function writeTracks(
  { ffmpeg }: VideoTools,
  { path, form }: { path: string; form: RecordingForm },
  kind: Kind,
  { muxer }: Output,
  coding: readonly string[],
  target: string,
): Promise<boolean> {
  const tracks = kind === 'video' ? ['-map', '0:V:0', '-map', '0:a:0?'] : ['-map', '0:a:0']
  const nothingElse = ['-map_metadata', '-1', '-map_chapters', '-1', '-dn', '-sn', '-fflags', '+bitexact']
  const leading = muxer === 'mp4' ? ['-movflags', '+faststart'] : []
  const args = [
    ...quiet,
    ...inputArgs(form, path),
    ...tracks,
    ...nothingElse,
    ...coding,
    ...leading,
    '-f',
    muxer,
    target,
  ]
  return (await runTool(ffmpeg, args, { timeoutMs })).exitCode === 0
}

/** The first picture of a video, small; undefined where this ffmpeg cannot decode it, which a browser may still be able to. */
async function firstPicture(
  { ffmpeg }: VideoTools,
  { demuxer }: Output,
  path: string,
  folder: string,
): Promise<Buffer | undefined> {
  const file = join(folder, 'first.png')
  const square = ['-map', '0:V:0', '-frames:v', '1', '-vf', 'scale=iw*sar:ih,setsar=1', '-f', 'image2', '-update', '1']
  const { exitCode } = await runTool(ffmpeg, [...quiet, ...inputArgs(demuxer, path), ...square, file], { timeoutMs })
  if (exitCode !== 0) return undefined
  return thumbnailOf(await readFile(file)).catch(() => undefined)
}
