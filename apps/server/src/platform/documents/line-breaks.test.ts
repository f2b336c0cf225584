import { expect, it } from 'vitest'
import { linesOf, unbreakable } from './line-breaks.ts'

const measure = (text: string): number => [...text].length

it('letters break at spaces and after hyphens', () => {
  expect(unbreakable('Một hợp đồng well-known')).toEqual(['Một ', 'hợp ', 'đồng ', 'well-', 'known'])
})

it('Chinese breaks between characters, never before a mark that closes or after one that opens', () => {
  expect(unbreakable('合同（编号A1）。签署')).toEqual(['合', '同', '（编', '号', 'A1）。', '签', '署'])
})

it('a line holds what fits, and new lines stay', () => {
  expect(linesOf('one two three\nfour', 8, measure)).toEqual(['one two', 'three', 'four'])
})

it('a word that is longer than a line is cut', () => {
  expect(linesOf('sum 0123456789', 6, measure)).toEqual(['sum', '012345', '6789'])
})

it('an empty text is one empty line', () => {
  expect(linesOf('', 6, measure)).toEqual([''])
})
