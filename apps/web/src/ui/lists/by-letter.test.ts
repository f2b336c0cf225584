import { describe, expect, it } from 'vitest'
import { byLetter, letterOf } from './by-letter.ts'

describe('the address book', () => {
  it.each([
    ['Linh', 'L'],
    ['paulo', 'P'],
    ['Đặng', 'D'],
    ['Ánh', 'A'],
    ['王小雨', 'W'],
    ['陈睿', 'C'],
    ['阿明', 'A'],
    ['赵', 'Z'],
    ['一一', 'Y'],
    ['李', 'L'],
    ['7up', '#'],
    ['😀', '#'],
    ['', '#'],
  ])('files %s under %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter)
  })

  it('puts letters in order and everything else last', () => {
    const groups = byLetter(['9', 'Zoe', '王', 'bob', '安', 'Ann'], (name) => name)
    expect(groups.map(({ letter }) => letter)).toEqual(['A', 'B', 'W', 'Z', '#'])
    expect(groups[0]?.people).toHaveLength(2)
  })
})
