import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { planRenditions } from '@cliffhanger/rules/media/rendition.ts'
import { createMediaDomain, isFullyReady, type MediaDomain, runTool } from '../apps/server/src/domains/media/index.ts'
import { encodeArgs } from '../apps/server/src/domains/media/transcoding/encode.ts'
import { openPlatform, type Platform } from '../apps/server/src/open-platform.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { median, printFigure } from './harness/figure.ts'
import { envNumber, measure, type Run } from './harness/run.ts'

/** Three renditions of one upload by the server's pipeline (queue, look, poster, encoding, storing), beside ffmpeg alone with the
 *  same settings. `CLIP_SECONDS`: length of the clip; `ROUNDS`. */
const clipSeconds = envNumber('CLIP_SECONDS', 30)
const rounds = envNumber('ROUNDS', 3)
const framesPerSecond = 25
const [width, height] = [720, 1280]
const lookEveryMs = 50
const timeoutMs = 10 * 60_000

const openMedia = (run: Run): Promise<Platform & { media: MediaDomain; folder: string; stop(): Promise<void> }> =>
  run.folder().then((folder) => run.save(startMedia(folder)))

async function startMedia(folder: string) {
  const platform = await openPlatform(readSettings({ DATA_DIR: folder, LOG_LEVEL: 'error' }), 'all')
  const media = createMediaDomain(platform.context, {
    // Nobody watches anything here.
    session: { isLive: async () => false, platform: async () => ({ h5_url: '' }) },
  })
  await platform.context.jobs.start()
  await media.start?.('all')
  return { ...platform, media, folder, stop: () => platform.close() }
}

async function runToEnd(program: string, args: readonly string[], cwd: string): Promise<void> {
  const { exitCode, complaint } = await runTool(program, args, { cwd, timeoutMs, onLine: () => {} })
  if (exitCode !== 0) throw new Error(complaint)
}

/** A moving picture with sound, as a phone would send it. */
const clipArgs = [
  ...['-nostdin', '-y', '-loglevel', 'error'],
  ...['-f', 'lavfi', '-i', `testsrc2=s=${width}x${height}:r=${framesPerSecond}:d=${clipSeconds}`],
  ...['-f', 'lavfi', '-i', `sine=f=330:d=${clipSeconds}`],
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', 'clip.mp4'],
]

async function pipelineSeconds(
  { context, media }: Awaited<ReturnType<typeof openMedia>>,
  clip: string,
): Promise<number> {
  const sourceKey = `source/${crypto.randomUUID()}.mp4`
  await context.storage.putFile(sourceKey, clip, { contentType: 'video/mp4' })
  const startMs = performance.now()
  const { id } = await context.db.transaction(async (tx) => {
    const asset = await media.createAsset(tx, { sourceKey })
    await media.startTranscoding(tx, asset.id)
    return asset
  })
  for (;;) {
    const [asset] = await media.findAssets(context.db, [id])
    if (asset?.state === 'failed') throw new Error(asset.reason)
    if (asset && isFullyReady(asset)) return (performance.now() - startMs) / 1000
    await sleep(lookEveryMs)
  }
}

await measure(async (opened) => {
  const platform = await openMedia(opened)
  const tools = await platform.media.videoTools()
  if (!tools) throw new Error('no ffmpeg on this machine')
  const clip = join(platform.folder, 'clip.mp4')
  await runToEnd(tools.ffmpeg, clipArgs, platform.folder)

  const ffmpegSeconds = async (round: number): Promise<number> => {
    const startMs = performance.now()
    for (const planned of planRenditions(width, height)) {
      const folder = join(platform.folder, 'alone', `${round}-${planned.name}`)
      await mkdir(folder, { recursive: true })
      const job = { tools, source: clip, demuxer: 'mov' as const, framesPerSecond, hasSound: true }
      const preset = platform.context.settings.TRANSCODE_PRESET
      await runToEnd(tools.ffmpeg, encodeArgs({ ...job, preset }, planned), folder)
    }
    return (performance.now() - startMs) / 1000
  }

  const ours: number[] = []
  const alone: number[] = []
  for (let round = 0; round < rounds; round++) {
    ours.push(await pipelineSeconds(platform, clip))
    alone.push(await ffmpegSeconds(round))
  }
  printFigure({
    what: `transcoding 3 renditions of ${clipSeconds} s`,
    value: median(ours),
    unit: 's',
    baseline: { what: 'ffmpeg alone, same settings', value: median(alone) },
    rounds,
  })
})
