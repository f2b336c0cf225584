import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { formOf } from '@cliffhanger/rules/uploads/file-form.ts'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../../../platform/http/refusal.ts'
import { cleanFile } from './clean-file.ts'
import type { CleanFile } from './source.ts'

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cleaning-'))
})

afterAll(() => rm(root, { recursive: true, force: true }))

async function clean(bytes: Uint8Array): Promise<CleanFile> {
  const folder = await mkdtemp(join(root, 'run-'))
  const path = join(folder, 'original')
  await writeFile(path, bytes)
  return cleanFile({ path, folder, form: formOf(bytes) }, 'image', undefined)
}

const canvas = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: { r: 10, g: 200, b: 30 } } })

describe('pictures', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'a %s loses place and time and is turned as its camera meant',
    async (form) => {
      const bytes = await canvas()
        .withMetadata({ orientation: 6 })
        .withExif({ IFD0: { Make: 'SecretCamera', Orientation: '6' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
        .toFormat(form)
        .toBuffer()
      expect(bytes.toString('latin1')).toContain('SecretCamera')
      const file = await clean(bytes)
      const stored = await readFile(file.path)
      const found = await sharp(stored).metadata()
      expect(found).toMatchObject({ format: form, width: 40, height: 60 })
      expect([found.exif, found.xmp, found.iptc, found.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(stored.toString('latin1')).not.toContain('SecretCamera')
      expect(file).toMatchObject({ contentType: `image/${form}`, width: 40, height: 60, durationMs: 0 })
    },
  )

  it.each(['jpeg', 'png', 'webp'] as const)(
    'a %s that stands upright keeps its pixels as they were coded',
    async (form) => {
      const plain = await canvas().toFormat(form).toBuffer()
      const talking = await canvas()
        .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretCamera</x:xmpmeta>')
        .toFormat(form)
        .toBuffer()
      const file = await clean(talking)
      const stored = await readFile(file.path)
      expect(stored.toString('latin1')).not.toContain('SecretCamera')
      expect(stored.byteLength).toBeLessThan(talking.byteLength)
      expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer())
      expect(await sharp(stored).metadata()).toMatchObject({ format: form, width: 60, height: 40 })
      expect((await sharp(stored).metadata()).exif).toBeUndefined()
    },
  )

  it('takes a progressive JPEG with restarts, colours of its own and a comment', async () => {
    const bytes = await canvas(200, 100).withIccProfile('p3').jpeg({ progressive: true }).toBuffer()
    const comment = Buffer.from('\xff\xfe\0\x0dSecretPlace', 'latin1')
    const talking = Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)])
    const stored = await readFile((await clean(talking)).path)
    expect(stored).toEqual(bytes)
  })

  it('codes a picture anew that is written in an odd way', async () => {
    const bytes = await canvas().jpeg().toBuffer()
    const odd = Buffer.concat([bytes.subarray(0, 20), Buffer.alloc(7), bytes.subarray(20)])
    expect(await clean(odd)).toMatchObject({ contentType: 'image/jpeg', width: 60, height: 40 })
  })

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('drops what hides behind the end of a %s', async (form) => {
    const bytes = await canvas().toFormat(form).toBuffer()
    const hiding = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>PK\x03\x04')])
    const stored = await readFile((await clean(hiding)).path)
    expect(stored.toString('latin1')).not.toContain('<script>')
    expect(stored.byteLength).toBe(bytes.byteLength)
  })

  it('the same picture always becomes the same bytes', async () => {
    const bytes = await canvas().jpeg().toBuffer()
    const [one, other] = [await clean(bytes), await clean(bytes)]
    expect(await readFile(one.path)).toEqual(await readFile(other.path))
  })

  it('keeps an animation moving, and its small picture still', async () => {
    const frames = Buffer.concat([await canvas(20, 20).raw().toBuffer(), Buffer.alloc(20 * 20 * 3, 7)])
    const moving = sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    const gif = await moving
      .clone()
      .gif({ delay: [100, 100], loop: 0 })
      .toBuffer()
    const comment = Buffer.from('\x21\xfe\x0bGPS 52N 13E\0', 'latin1')
    const talking = Buffer.concat([gif.subarray(0, -1), comment, Buffer.from([0x3b]), Buffer.from('<html>')])
    for (const [bytes, form] of [
      [talking, 'gif'],
      [
        await moving
          .clone()
          .webp({ delay: [100, 100] })
          .toBuffer(),
        'webp',
      ],
    ] as const) {
      const file = await clean(bytes)
      const stored = await readFile(file.path)
      expect(await sharp(stored, { animated: true }).metadata()).toMatchObject({ format: form, pages: 2 })
      expect(stored.toString('latin1')).not.toMatch(/GPS|html/)
      expect(file).toMatchObject({ width: 20, height: 20 })
      expect((await sharp(file.thumbnail).metadata()).pages ?? 1).toBe(1)
    }
  })

  it('makes a small picture of at most 320 pixels, and enlarges none', async () => {
    const large = await clean(await canvas(1000, 500).png().toBuffer())
    expect(await sharp(large.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 })
    const small = await clean(await canvas(30, 20).png().toBuffer())
    expect(await sharp(small.thumbnail).metadata()).toMatchObject({ width: 30, height: 20 })
  })
})

it('a picture damaged anywhere is either shown or refused, never a fault', async () => {
  const forms = await Promise.all(
    (['jpeg', 'png', 'webp', 'gif'] as const).map((form) => canvas().toFormat(form).toBuffer()),
  )
  const damaged = fc
    .tuple(fc.constantFrom(...forms), fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 20 }), fc.boolean())
    .map(([bytes, where, noise, isCut]) => {
      const at = where % bytes.byteLength
      return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at + (isCut ? noise.byteLength : 0))])
    })
  await fc.assert(
    fc.asyncProperty(damaged, async (bytes) => {
      const outcome = await clean(bytes).then(
        (file) => file.contentType,
        (error: unknown) => (error instanceof Refusal ? error.refusal : String(error)),
      )
      expect(outcome).toMatch(/^(image\/(jpeg|png|webp|gif)|invalidParameter)$/)
    }),
    { numRuns: 150, seed: 20_261_121 },
  )
})

/** A PNG that promises this many pixels and unpacks to zeros. */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.byteLength)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc((width / 8 + 1) * height)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF of a few bytes whose pictures would cover a wall. */
const gifBomb = (): Buffer => {
  const screen = Buffer.from([1, 0, 1, 0, 0, 0, 0])
  const image = Buffer.from([0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 2, 1, 0, 0])
  return Buffer.concat([Buffer.from('GIF89a'), screen, image, Buffer.from([0x3b])])
}

describe('what is no picture', () => {
  const hostile: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
    [
      'a drawing with a script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page', () => Buffer.from('<!DOCTYPE html><script>alert(1)</script>')],
    ['a script', () => Buffer.from('#!/bin/sh\nrm -rf /')],
    ['an archive', () => Buffer.from('PK\x03\x04 and so on')],
    ['a document', () => Buffer.from('%PDF-1.7')],
    ['a TIFF', () => canvas().tiff().toBuffer()],
    ['nothing', () => Buffer.alloc(0)],
    ['a page that begins like a picture', () => Buffer.from('GIF89a/*<script>*/=1;alert(1)//')],
    ['a JPEG cut short', async () => (await canvas(500, 500).jpeg().toBuffer()).subarray(0, 400)],
    ['a bomb of pixels', () => bomb(24_000, 8000)],
    ['a bomb of an animation', gifBomb],
    ['a film', () => Buffer.from('\0\0\0\x18ftypmp42')],
  ]
  it.each(hostile)('refuses %s', async (_what, make) => {
    await expect(clean(await make())).rejects.toMatchObject({
      refusal: 'invalidParameter',
      details: { field: 'resource_type' },
    })
  })
})
