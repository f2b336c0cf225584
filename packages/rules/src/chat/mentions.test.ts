import { describe, expect, it } from 'vitest'
import { mentionOf, mentionsIn, mentionsMe, partsOf, withPlainMentions } from './mentions.ts'

describe('V-31: a mention is text in curly braces, name:id', () => {
  it('finds members and everybody, once each', () => {
    expect(mentionsIn('hi {An:12} and {all:all}, {An B:12}')).toEqual([12, 'all'])
    expect(mentionsIn('{An:0} {An:-1} {:12} {a:b} {An:12')).toEqual([])
  })
  it('is shown as @name', () => {
    expect(withPlainMentions('hi {An:12}!')).toBe('hi @An!')
    expect(partsOf('hi {An:12}!')).toEqual([{ text: 'hi ' }, { name: 'An', whom: 12 }, { text: '!' }])
  })
  it('mentions me by my id or by all', () => {
    expect(mentionsMe([12], 12)).toBe(true)
    expect(mentionsMe(['all'], 12)).toBe(true)
    expect(mentionsMe([13], 12)).toBe(false)
  })
  it('writes what it reads, whatever the name holds', () => {
    for (const name of ['An', '{x:1}', ':::', 'Nguyễn Văn Ân', '小雨'])
      expect(mentionsIn(mentionOf(name, 7))).toEqual([7])
  })
})
