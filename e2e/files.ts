import { execFileSync } from 'node:child_process'
import { crc32, deflateSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'

/** A file as a file chooser takes it. */
interface File {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A picture of one colour. */
export function pictureFile(name: string, [red, green, blue]: readonly [number, number, number]): File {
  const [width, height] = [96, 96]
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([red, green, blue]))])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { name, mimeType: 'image/png', buffer }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Two seconds of film with sound, written to a path. */
export function makeClip(path: string): string {
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=320x240:rate=15:duration=2']
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2']
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest']
  execFileSync('ffmpeg', ['-nostdin', '-loglevel', 'error', '-y', ...picture, ...sound, ...coding, path])
  return path
}

/** What a film holds: `video`, `audio`. */
export const tracksIn = (path: string): readonly string[] => {
  const asked = ['-v', 'error', '-show_entries', 'stream=codec_type', '-of', 'csv=p=0', path]
  return execFileSync('ffprobe', asked, { encoding: 'utf8' }).trim().split('\n')
}

/** Chooses files where a press on something asks for them. */
export async function choose(page: Page, opener: Locator, files: string | File | readonly File[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await opener.click()
  await (await chooser).setFiles(typeof files === 'string' || 'name' in files ? files : [...files])
}

/** Five seconds of a moving picture with sound, as a phone films it. */
export function makeFilm(path: string): void {
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=720x1280:rate=25:duration=5']
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=330:duration=5']
  const coding = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest']
  execFileSync('ffmpeg', ['-nostdin', '-loglevel', 'error', '-y', ...picture, ...sound, ...coding, path])
}
