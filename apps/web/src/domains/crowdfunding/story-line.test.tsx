import { expect, it } from 'vitest'
import { hasMoreThanLine, storyLine } from './story-line.ts'

it.each([
  ['<h2>About</h2><p>Two  strangers\n and a <b>train</b>.</p><p>More.</p>', 'Two strangers and a train.'],
  ['Plain words &amp; nothing else', 'Plain words & nothing else'],
  ['', ''],
])('of %s the line is %s', (html, line) => {
  expect(storyLine(html)).toBe(line)
})

it.each([
  ['<h2>About</h2><p>Two strangers.</p>', true],
  ['<p>Two strangers.</p><img src="x.png">', true],
  ['<p>Two  strangers.</p>', false],
  ['', false],
])('whether %s holds more than its line: %s', (html, isMore) => {
  expect(hasMoreThanLine(html)).toBe(isMore)
})
