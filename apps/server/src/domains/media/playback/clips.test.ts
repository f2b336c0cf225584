import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSealer } from '../../../platform/security/sealed.ts'
import { openTestMedia, type TestMedia } from '../testing.ts'
import { runTool } from '../transcoding/ffmpeg.ts'
import { transcodeAsset } from '../transcoding/transcode-asset.ts'
import { readBeginning, readMoment } from './clips.ts'

let test: TestMedia

beforeAll(async () => {
  test = await openTestMedia()
})
afterAll(() => test.close())

/** A film with sound that is black for so long and white from then on. */
async function filmOf(name: string, blackS: number, wholeS: number): Promise<number> {
  const size = 's=360x640:r=24'
  const path = await test.makeFile(name, [
    ...['-f', 'lavfi', '-i', `color=black:${size}:d=${blackS}`],
    ...['-f', 'lavfi', '-i', `color=white:${size}:d=${wholeS - blackS}`],
    ...['-f', 'lavfi', '-i', `sine=f=330:d=${wholeS}`],
    ...['-filter_complex', '[0:v][1:v]concat[film]', '-map', '[film]', '-map', '2:a'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  ])
  const { id } = await test.queuedAsset(path)
  await transcodeAsset(await test.transcodingParts(), id, new AbortController().signal)
  return id
}

/** The part of ffprobe's report that is looked at. */
interface Report {
  readonly streams: readonly { readonly codec_type: string; readonly start_time: string }[]
  readonly frames: readonly { readonly media_type: string; readonly pts_time: string }[]
}

/** When the streams of a clip begin, how long its pictures last, and how light the first one is (0 to 255). */
async function watch(clip: Buffer) {
  const path = join(test.folder, 'clip.mp4')
  await writeFile(path, clip)
  const { tools } = await test.transcodingParts()
  const options = { timeoutMs: 30_000 }
  const asked = ['-v', 'error', '-show_streams', '-show_frames', '-of', 'json', path]
  const { streams, frames }: Report = JSON.parse((await runTool(tools.ffprobe ?? '', asked, options)).output)
  const shown = frames.filter(({ media_type }) => media_type === 'video').map(({ pts_time }) => Number(pts_time))
  const pixel = join(test.folder, 'pixel.txt')
  const drawn = ['-nostdin', '-v', 'error', '-y', '-i', path, '-frames:v', '1']
  const metadata = ['-vf', `signalstats,metadata=mode=print:key=lavfi.signalstats.YAVG:file=-`, '-f', 'null', pixel]
  const { output } = await runTool(tools.ffmpeg, [...drawn, ...metadata], options)
  return {
    startsS: Object.fromEntries(streams.map(({ codec_type, start_time }) => [codec_type, Number(start_time)])),
    pictures: shown.length,
    lastsS: (shown.at(-1) ?? 0) - (shown[0] ?? 0) + 1 / 24,
    light: Number(/YAVG=([\d.]+)/.exec(output)?.[1]),
  }
}

const sealer = openSealer(randomBytes(32))
const all = Number.POSITIVE_INFINITY

describe('clips of a film that begins with an empty place', () => {
  it('show the later moment, begin at 0, and last as long as is wanted', async () => {
    const id = await filmOf('slow.mp4', 5, 13.5)
    const deps = { ...test.context, sealer }
    const beginning = await watch((await readBeginning(deps, id, 4)) ?? Buffer.alloc(0))
    expect(beginning.light).toBeLessThan(20)
    const clip = await readMoment(deps, id, 4, all)
    const moment = await watch(clip ?? Buffer.alloc(0))
    expect(moment).toMatchObject({ pictures: 96, light: expect.any(Number) })
    expect(moment.light).toBeGreaterThan(200)
    expect(moment.lastsS).toBeCloseTo(4, 2)
    for (const kind of ['video', 'audio']) {
      expect(moment.startsS[kind], kind).toBeGreaterThanOrEqual(0)
      expect(moment.startsS[kind], kind).toBeLessThan(0.1)
    }
    // The same each time.
    expect((await readMoment(deps, id, 4, all))?.equals(clip ?? Buffer.alloc(0))).toBe(true)
  })

  it('are the start of a film that has no more', async () => {
    const id = await filmOf('short.mp4', 1, 4)
    const deps = { ...test.context, sealer }
    expect(await readMoment(deps, id, 4, 2)).toEqual(await readBeginning(deps, id, 4))
  })
})
