import sharp from 'sharp'
import { expect, it } from 'vitest'
import { stories } from '../stories.ts'
import { toneIn } from './colour-script.ts'
import { drawProps } from './props.ts'
import { lightBody } from './relit.ts'

const size = { width: 200, height: 200 } as const
const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="80" fill="#b0a090"/></svg>`

const drawn = () => sharp(Buffer.from(disc)).ensureAlpha().raw().toBuffer()

const brightness = (pixels: Buffer, x: number, y: number) => {
  const at = (y * size.width + x) * 4
  return (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)
}

const [first] = stories
if (!first) throw new Error('there is no drama')
const { palette } = first.look

it('lies in shade on the side that is turned away from the light, and nowhere else', async () => {
  for (const from of [1, -1] as const) {
    const pixels = await drawn()
    const before = brightness(pixels, 100, 100)
    lightBody(pixels, size, palette, { from, depth: 0.8 })
    expect(brightness(pixels, 100 - from * 62, 100)).toBeLessThan(before * 0.8)
    expect(brightness(pixels, 100 + from * 50, 100)).toBe(before)
    // The key light draws the edge that is turned to it.
    expect(brightness(pixels, 100 + from * 79, 100)).toBeGreaterThan(before)
  }
})

it('leaves what is around a body clear, and is the same each time', async () => {
  const [one, two] = [await drawn(), await drawn()]
  for (const pixels of [one, two]) lightBody(pixels, size, palette, { from: 1, depth: 0.8 })
  expect(one.equals(two)).toBe(true)
  expect(one[3]).toBe(0)
})

it('brings every drama to colours of its own', () => {
  const grey = stories.map(({ look }) => {
    const pixels = Buffer.alloc(3, 120)
    toneIn(pixels, { width: 1, height: 1, channels: 3 }, look.palette)
    return pixels.toString('hex')
  })
  expect(new Set(grey).size).toBeGreaterThan(stories.length * 0.9)
})

it('draws what passes before people without a number that is none', () => {
  for (const { look } of stories)
    expect(
      drawProps(
        ['lanterns', 'bokeh', 'curtain', 'bamboo', 'grass', 'branches', 'rail', 'glass', 'frame', 'petals'],
        look.palette,
        3,
      ),
    ).not.toMatch(/NaN|undefined|Infinity/)
})
