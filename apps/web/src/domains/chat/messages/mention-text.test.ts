import { describe, expect, it } from 'vitest'
import { nameBeforeCaret, sentText, typedText, withName } from './mention-text.ts'

describe('mentions while one types', () => {
  it('V-31: are sent as {name:id} and typed as @name', () => {
    const sent = 'hi {Linh:2}, {Linh B:3} and {all:all}'
    const typed = typedText(sent)
    expect(typed.text).toBe('hi @Linh, @Linh B and @all')
    expect(sentText(typed)).toBe(sent)
  })

  it('V-31: mean nobody who was not chosen', () => {
    expect(sentText({ text: 'a@b @Minh', mentions: new Map() })).toBe('a@b @Minh')
  })

  it('leave out what would break a name out of its braces', () => {
    expect(sentText({ text: 'hi @a{b}:1', mentions: new Map([['a{b}:1', 7]]) })).toBe('hi {ab1:7}')
  })

  it.each([
    ['@', ''],
    ['hi @Li', 'Li'],
    ['你好@林', '林'],
    ['mail me a@b', undefined],
    ['@Linh you', undefined],
  ])('after "%s" look for %s', (text, name) => {
    expect(nameBeforeCaret(text, text.length)).toBe(name)
  })

  it('put the chosen name where it was begun', () => {
    expect(withName('hi @Li!', 6, 'Linh')).toEqual({ text: 'hi @Linh !', caret: 9 })
  })
})
