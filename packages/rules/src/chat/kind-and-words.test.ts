import { expect, it } from 'vitest'
import { kindAndWords } from './kind-and-words.ts'

it.each([
  ['Photo', '', 'Photo'],
  ['Photo', 'from the premiere', 'Photo · from the premiere'],
  ['[图片]', '首映', '[图片] 首映'],
  ['', 'hello', 'hello'],
  ['Album', '📎 sums.pdf', '📎 sums.pdf'],
])('%j with %j reads %j', (kind, words, line) => {
  expect(kindAndWords(kind, words)).toBe(line)
})
