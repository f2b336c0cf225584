import { describe, expect, it } from 'vitest'
import { canonicalText, previewOf, textContent, textOf } from './message-content.ts'

describe('canonicalText', () => {
  it('V-38: accepts a text of 1 to 5000 characters', () => {
    for (const content of ['a', '0', 'Xin chào 😀', 'x'.repeat(5000)])
      expect(canonicalText(textContent(content))).toBe(textContent(content))
  })

  it.each([
    ['5001 characters', textContent('x'.repeat(5001))],
    ['nothing', textContent('')],
    ['only blanks', textContent(' \n\t')],
    ['a NUL', textContent('a\u0000b')],
    ['no list', '{"text":{"content":"a"}}'],
    ['no JSON', '[{"text":'],
    ['an empty list', '[]'],
    ['a second item', '[{"text":{"content":"a"}},{"image":{"url":"x"}}]'],
    ['no text item first', '[{"image":{"url":"x"}}]'],
    ['a number for a text', '[{"text":{"content":1}}]'],
    ['null', 'null'],
  ])('V-38: refuses %s', (_what, contentText) => {
    expect(canonicalText(contentText)).toBeUndefined()
  })

  it('drops what a client adds, so that the same text is the same content', () => {
    expect(canonicalText(' [ {"text": {"content":"a", "color":"red"}, "x":1} ]')).toBe('[{"text":{"content":"a"}}]')
  })
})

it('previews the beginning of the text, and nothing of what it cannot read', () => {
  expect(previewOf(textContent('x'.repeat(300)))).toBe('x'.repeat(100))
  expect(previewOf('broken')).toBe('')
  expect(textOf('[]')).toBe('')
})
