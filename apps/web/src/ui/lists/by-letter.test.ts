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
    const groups = byLetter(['9', 'Zoe', '王', 'bob', '安', 'Ann'], (name) => name, 'en')
    expect(groups.map(({ letter }) => letter)).toEqual(['A', 'B', 'W', 'Z', '#'])
    expect(groups[0]?.people).toHaveLength(2)
  })

  it.each([
    ['vi', ['Ân', 'Ăn', 'An'], ['An', 'Ăn', 'Ân']],
    ['zh-CN', ['李', '刘', '林'], ['李', '林', '刘']],
  ])('orders the names of one letter as %s does', (language, names, ordered) => {
    expect(byLetter(names, (name) => name, language)[0]?.people).toEqual(ordered)
  })
})
