import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { DamagedSource } from './encode.ts'
import { runTool, type VideoTools } from './ffmpeg.ts'
import { inputArgs } from './probe.ts'
import type { Demuxer } from './sniff.ts'

export interface Poster {
  readonly webp: Buffer
  /** Base64. */
  readonly thumbHash: string
}

const posterShortSide = 540
/** The longest side a ThumbHash is made of. */
const hashSide = 100
const timeoutMs = 120_000

/** The first picture of a video, which the player shows until the video runs. Throws `DamagedSource`. */
export async function makePoster(
  tools: VideoTools,
  source: { path: string; demuxer: Demuxer; folder: string },
  signal: AbortSignal,
): Promise<Poster> {
  await mkdir(source.folder, { recursive: true })
  const file = join(source.folder, 'first.png')
  const args = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', ...inputArgs(source.demuxer, source.path)]
  const output = [
    '-map',
    '0:V:0',
    '-frames:v',
    '1',
    '-vf',
    'scale=iw*sar:ih,setsar=1',
    '-f',
    'image2',
    '-update',
    '1',
    file,
  ]
  const { exitCode, complaint } = await runTool(tools.ffmpeg, [...args, ...output], { timeoutMs, signal })
  if (exitCode !== 0) throw new DamagedSource(complaint)
  return posterOf(file)
}

async function posterOf(file: string): Promise<Poster> {
  try {
    const picture = sharp(file)
    const resized = picture
      .clone()
      .resize({ width: posterShortSide, height: posterShortSide, fit: 'outside', withoutEnlargement: true })
    return { webp: await resized.webp({ quality: 78 }).toBuffer(), thumbHash: await thumbHashOf(picture) }
  } catch (error) {
    throw new DamagedSource(error instanceof Error ? error.message : String(error))
  }
}

/** Base64 of the ThumbHash of a picture: about 28 bytes that paint it while it loads. */
export async function thumbHashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .clone()
    .resize({ width: hashSide, height: hashSide, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
