import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import type { Rendition } from '@cliffhanger/rules/media/rendition.ts'
import { planStills, type StillSheet } from '@cliffhanger/rules/media/stills.ts'
import sharp from 'sharp'
import type { ObjectStore } from '../../../platform/storage/storage.ts'
import { versionPrefix } from '../asset.ts'
import { decryptSegment, segmentsOf } from '../encryption/encrypt-segments.ts'
import { openKey } from '../encryption/key.ts'
import { findWithoutStills, saveStills } from '../queries/assets.ts'
import { initSegment, mediaPlaylist } from './encode.ts'
import { runTool, type VideoTools } from './ffmpeg.ts'
import { putStills } from './made-files.ts'
import { inputArgs } from './probe.ts'
import type { TranscodingDeps } from './transcode-asset.ts'

const none: StillSheet = { count: 0, columns: 0, width: 0, height: 0, stepMs: 0 }
const timeoutMs = 5 * 60_000
const webpQuality = 55

/**
 * Makes the small pictures of a video out of its lightest rendition, of which only the key frames are decoded: one begins each
 * segment. So it costs little, needs no source, and works for videos from before there were stills. A rendition that cannot be read
 * has none; nobody misses more than the pictures.
 */
export async function makeStills(
  { context: { db, storage }, tools, scratch, sealer }: Omit<TranscodingDeps, 'announce'>,
  assetId: number,
  signal: AbortSignal,
): Promise<void> {
  const asset = await findWithoutStills(db, assetId)
  const [rendition] = asset?.renditions.toSorted((a, b) => Number(a.name) - Number(b.name)) ?? []
  if (!asset || !rendition) return
  const prefix = versionPrefix(asset.id, asset.version)
  const key = asset.sealedKey ? openKey(sealer, asset.sealedKey) : undefined
  const made = await scratch.use(async (folder) => {
    const path = join(folder, 'rendition.mp4')
    const segments = await fetchRendition(storage, { prefix, name: rendition.name, key, path }, signal)
    return segments > 0 ? drawStills(tools, { path, folder, segments, rendition }, signal) : undefined
  })
  if (made) await putStills(storage, prefix, { webp: made.webp, key })
  await saveStills(db, asset, made?.sheet ?? none)
}

/** Writes a rendition in clear into one file, and answers how many segments it has; 0: it is not all there. */
async function fetchRendition(
  storage: ObjectStore,
  from: { prefix: string; name: string; key: Uint8Array | undefined; path: string },
  signal: AbortSignal,
): Promise<number> {
  const read = async (file: string) => {
    signal.throwIfAborted()
    return (await storage.get(`${from.prefix}${from.name}/${file}`))?.body
  }
  const [playlist, init] = [await read(mediaPlaylist), await read(initSegment)]
  if (!playlist || !init) return 0
  await appendFile(from.path, await buffer(init))
  const segments = segmentsOf(await text(playlist))
  for (const file of segments) {
    const body = await read(file)
    if (!body) return 0
    const bytes = await buffer(body)
    await appendFile(from.path, from.key ? decryptSegment(from.key, `${from.name}/${file}`, bytes) : bytes)
  }
  return segments.length
}

async function drawStills(
  tools: VideoTools,
  { path, folder, segments, rendition }: { path: string; folder: string; segments: number; rendition: Rendition },
  signal: AbortSignal,
): Promise<{ readonly webp: Buffer; readonly sheet: StillSheet } | undefined> {
  const { everySegments, ...sheet } = planStills(segments, rendition)
  const file = join(folder, 'stills.png')
  const rows = Math.ceil(sheet.count / sheet.columns)
  const picture = [
    `select=not(mod(n\\,${everySegments}))`,
    `scale=${sheet.width}:${sheet.height}:flags=area`,
    `tile=${sheet.columns}x${rows}`,
  ]
  const args = [
    ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-threads', '1', '-skip_frame', 'nokey'],
    ...inputArgs('mov', path),
    ...['-map', '0:V:0', '-vf', picture.join(','), '-frames:v', '1', '-f', 'image2', '-update', '1', file],
  ]
  const { exitCode } = await runTool(tools.ffmpeg, args, { timeoutMs, signal })
  if (exitCode !== 0) return undefined
  return {
    webp: await sharp(await readFile(file))
      .webp({ quality: webpQuality })
      .toBuffer(),
    sheet,
  }
}
