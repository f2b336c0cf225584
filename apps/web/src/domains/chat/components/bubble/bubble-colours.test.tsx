import { describe, expect, it } from 'vitest'
import { draw } from '../../../../testing/draw.tsx'

type Colour = readonly [number, number, number]

/** A colour as it is drawn, over another one where it lets that through. */
const drawn = (value: string, below: Colour = [0, 0, 0]): Colour => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (!canvas) throw new Error('no canvas')
  for (const colour of [`rgb(${below.join(' ')})`, value]) {
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

const lightOf = (colour: Colour): number => {
  const [red = 0, green = 0, blue = 0] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: Colour, other: Colour): number => {
  const [less, more] = [lightOf(one), lightOf(other)].toSorted((first, second) => first - second)
  return ((more ?? 0) + 0.05) / ((less ?? 0) + 0.05)
}

// The check of screens cannot measure words on a ground of two colours.
describe.each(['dark', 'light'])('a bubble in the %s theme', (theme) => {
  const read = async () => {
    const { container } = await draw(<div data-theme={theme} />)
    const style = getComputedStyle(container.firstElementChild ?? container)
    return (name: string) => style.getPropertyValue(name).trim()
  }

  it.each(['--bubble-own', '--bubble-own-end'])(
    "of one's own keeps words, time and mentions readable on %s",
    async (end) => {
      const value = await read()
      const ground = drawn(value(end))
      const text = value('--text')
      expect(contrast(drawn(text), ground)).toBeGreaterThan(7)
      expect(contrast(drawn(`color-mix(in srgb, ${text} 74%, transparent)`, ground), ground)).toBeGreaterThan(4.5)
      expect(contrast(drawn(value('--mention')), ground)).toBeGreaterThan(4.5)
      expect(contrast(drawn(value('--read')), ground)).toBeGreaterThan(4.5)
    },
  )

  it.each([
    ['--bubble', '--bubble-inset', '--bubble-share', '--bubble-choice'],
    ['--bubble-own', '--bubble-own-inset', '--bubble-own-share', '--bubble-own-choice'],
    ['--bubble-own-end', '--bubble-own-inset', '--bubble-own-share', '--bubble-own-choice'],
  ])('on %s keeps the options of a poll readable, however they are filled', async (bubble, inset, ...filled) => {
    const value = await read()
    const ground = drawn(value(inset), drawn(value(bubble)))
    for (const fill of [...filled, '--bubble-right', '--bubble-wrong'])
      expect(contrast(drawn(value('--text')), drawn(value(fill), ground)), fill).toBeGreaterThan(4.5)
  })

  it('keeps the number beside a reaction readable', async () => {
    const value = await read()
    for (const chip of ['--reaction', '--reaction-own'])
      expect(contrast(drawn(value('--text')), drawn(value(chip))), chip).toBeGreaterThan(4.5)
  })
})
