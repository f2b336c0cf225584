import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ResourceType } from '@cliffhanger/contract/uploads/schemas.ts'
import { formOf } from '@cliffhanger/rules/uploads/file-form.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findVideoTools, type VideoTools } from '../../media/index.ts'
import { cleanFile } from './clean-file.ts'
import type { CleanFile } from './source.ts'

const execute = promisify(execFile)

let root: string
let tools: VideoTools | undefined

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cleaning-'))
  tools = await findVideoTools('')
})

afterAll(() => rm(root, { recursive: true, force: true }))

async function clean(bytes: Uint8Array, type: ResourceType): Promise<CleanFile> {
  const folder = await mkdtemp(join(root, 'run-'))
  const path = join(folder, 'original')
  await writeFile(path, bytes)
  return cleanFile({ path, folder, form: formOf(bytes) }, type, tools)
}

const canvas = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 10, g: 200, b: 30 } } })

describe('recordings', () => {
  const record = async (name: string, ...args: string[]) => {
    const path = join(root, name)
    if (!tools) throw new Error('these tests need an ffmpeg')
    const sources = [
      '-f',
      'lavfi',
      '-i',
      'testsrc=size=64x36:rate=10:duration=1',
      '-f',
      'lavfi',
      '-i',
      'sine=duration=1',
    ]
    await execute(tools.ffmpeg, ['-v', 'error', '-y', ...sources, ...args, path])
    return readFile(path)
  }
  const tagsOf = async (path: string) => {
    const { stdout } = await execute(tools?.ffprobe ?? 'ffprobe', [
      '-v',
      'error',
      '-show_format',
      '-show_streams',
      path,
    ])
    return stdout
  }
  const h264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest']
  const location = ['-metadata', 'location=+52.5200+013.4050/', '-metadata', 'comment=SecretPlace']

  it('a video loses its place, keeps picture and sound, and shows its first picture', async () => {
    const bytes = await record('place.mp4', ...h264, ...location)
    expect(bytes.toString('latin1')).toContain('SecretPlace')
    const file = await clean(bytes, 'video')
    expect(file).toMatchObject({ contentType: 'video/mp4', width: 64, height: 36 })
    expect(file.durationMs).toBeGreaterThan(900)
    const described = await tagsOf(file.path)
    expect(described).not.toMatch(/TAG:.*location|SecretPlace|52\.52/)
    expect(described).toContain('codec_name=aac')
    expect(await sharp(file.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 64, height: 36 })
    const stored = await readFile(file.path)
    expect(stored.indexOf('moov')).toBeLessThan(stored.indexOf('mdat'))
    expect(stored.indexOf('SecretPlace')).toBe(-1)
    expect(await readFile((await clean(bytes, 'video')).path)).toEqual(stored)
  })

  it('what a phone calls QuickTime becomes MP4, which every browser plays', async () => {
    const file = await clean(await record('phone.mov', ...h264, ...location), 'video')
    expect(file.contentType).toBe('video/mp4')
  })

  it('V-20: a voice that a browser recorded as Opus becomes AAC, which every phone plays, and learns how long it is', async () => {
    const audio = ['-map', '1:a', '-c:a', 'libopus', '-f', 'webm', '-live', '1']
    const bytes = await record('voice.webm', ...audio, ...location)
    const file = await clean(bytes, 'audio')
    expect(file).toMatchObject({ contentType: 'audio/mp4', width: 0, height: 0, thumbnail: undefined })
    expect(file.durationMs).toBeGreaterThan(900)
    const described = await tagsOf(file.path)
    expect(described).toContain('codec_name=aac')
    expect(described).not.toMatch(/SecretPlace|52\.52/)
    expect(await readFile((await clean(bytes, 'audio')).path)).toEqual(await readFile(file.path))
    expect(await clean(await record('opus.mp4', '-map', '1:a', '-c:a', 'libopus'), 'audio')).toMatchObject({
      contentType: 'audio/mp4',
    })
    expect(
      await tagsOf((await clean(await record('again.mp4', '-map', '1:a', '-c:a', 'libopus'), 'audio')).path),
    ).toContain('codec_name=aac')
  })

  it('H.264 in Matroska, as some browsers record it, becomes MP4', async () => {
    const h264InMatroska = await record('chrome.mkv', ...h264.map((each) => (each === 'aac' ? 'libopus' : each)))
    expect(await clean(h264InMatroska, 'video')).toMatchObject({ contentType: 'video/mp4', width: 64 })
  })

  it.each([
    ['voice.m4a', ['-c:a', 'aac'], 'audio/mp4'],
    ['voice.mp3', ['-c:a', 'libmp3lame'], 'audio/mpeg'],
    ['voice.ogg', ['-c:a', 'libopus'], 'audio/mp4'],
    ['voice.wav', [], 'audio/wav'],
    ['voice.aac', ['-c:a', 'aac'], 'audio/aac'],
  ])('%s with %j is stored as %s', async (name, codec, contentType) => {
    const file = await clean(await record(name, '-map', '1:a', ...codec, ...location), 'audio')
    expect(file).toMatchObject({ contentType })
    expect(file.durationMs).toBeGreaterThan(800)
    expect((await readFile(file.path)).indexOf('SecretPlace')).toBe(-1)
  })

  it('refuses what has no such track, is cut off, or only begins like a recording', async () => {
    const sound = await record('sound.m4a', '-map', '1:a', '-c:a', 'aac')
    const silent = await record('silent.mp4', '-map', '0:v', '-c:v', 'libx264', '-pix_fmt', 'yuv420p')
    const refused: readonly (readonly [Buffer, ResourceType])[] = [
      [sound, 'video'],
      [silent, 'audio'],
      [silent.subarray(0, 200), 'video'],
      [Buffer.from('\0\0\0\x18ftypmp42<script>alert(1)</script>', 'latin1'), 'video'],
      [Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd'), 'video'],
      [await canvas().png().toBuffer(), 'video'],
    ]
    for (const [bytes, type] of refused)
      await expect(clean(bytes, type)).rejects.toMatchObject({ details: { field: 'resource_type' } })
  })

  it('without any ffmpeg a recording stays as it came', async () => {
    const bytes = await record('plain.mp4', ...h264)
    const folder = await mkdtemp(join(root, 'run-'))
    const path = join(folder, 'original')
    await writeFile(path, bytes)
    const file = await cleanFile({ path, folder, form: 'mov' }, 'video', undefined)
    expect(file).toEqual({ path, contentType: 'video/mp4', width: 0, height: 0, durationMs: 0, thumbnail: undefined })
  })
})
