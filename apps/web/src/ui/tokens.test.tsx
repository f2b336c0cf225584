import './tokens.css'
import { afterEach, expect, it } from 'vitest'

/** What a token draws, as the parts of red, green and blue. */
const drawn = (theme: string, token: string): readonly number[] => {
  const probe = document.createElement('p')
  probe.dataset['theme'] = theme
  probe.style.color = `var(--${token})`
  document.body.append(probe)
  return (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255)
}

const luminance = (parts: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (theme: string, one: string, other: string): number => {
  const [low = 0, high = 0] = [one, other].map((token) => luminance(drawn(theme, token))).toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

afterEach(() => document.body.replaceChildren())

it.each([
  ['light', 'on-disabled', 'disabled', 4.5],
  ['dark', 'on-disabled', 'disabled', 4.5],
  ['light', 'on-coin', 'coin-fill', 4.5],
  ['light', 'coin', 'surface', 4.5],
  ['light', 'coin', 'background', 4.5],
  ['light', 'coin-sign', 'surface', 3],
  ['light', 'coin-sign', 'background', 3],
  ['light', 'text-second', 'list', 4.5],
  ['light', 'text-second', 'list-pressed', 4.5],
  ['light', 'text-hint', 'tile', 4.5],
  ['dark', 'on-coin', 'coin-fill', 4.5],
  ['light', 'text-second', 'bubble-own', 4.5],
  ['light', 'text-hint', 'bubble-own', 4.5],
  ['light', 'coin', 'bubble-own', 4.5],
  ['light', 'red-text', 'bubble-own', 4.5],
  ['light', 'ok', 'bubble-own', 4.5],
  ['light', 'focus', 'bubble-own', 4.5],
  ['light', 'switch-on', 'surface', 3],
  ['light', 'on-accent', 'switch-on', 3],
  ['light', 'switch-on', 'background', 3],
  ['light', 'switch-on', 'raised', 3],
  ['light', 'ok', 'raised', 3],
  ['dark', 'switch-on', 'background', 3],
  ['dark', 'on-accent', 'switch-on', 3],
  ['dark', 'ok', 'raised', 3],
  ['light', 'chart', 'surface', 3],
  ['light', 'progress', 'surface', 3],
  ['light', 'progress', 'raised', 3],
  ['dark', 'progress', 'raised', 3],
  ['dark', 'switch-on', 'surface', 3],
  ['dark', 'switch-on', 'raised', 3],
  ['dark', 'chart', 'surface', 3],
  ['dark', 'text', 'bubble-own', 4.5],
  ['dark', 'coin', 'bubble-own', 4.5],
  // A ring is no letter.
  ['dark', 'focus', 'bubble-own', 3],
  ['dark', 'focus', 'bubble-own-end', 3],
] as const)('in the %s theme %s can be read on %s', (theme, one, other, least) => {
  expect(contrast(theme, one, other)).toBeGreaterThanOrEqual(least)
})
