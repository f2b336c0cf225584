import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, highlightWords, indexGrams, neededGrams, wordsOf } from './search-text.ts'

const plainOf = (html: string) =>
  html
    .replace(/<\/?em>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')

describe('folding', () => {
  it.each([
    ['Hà Nội đêm', 'ha noi dem'],
    ['CORAÇÃO', 'coracao'],
    ['ＡＢＣ', 'abc'],
    ['山海之约', '山海之约'],
    ['Straße', 'strasse'],
  ])('folds %s to %s', (text, folded) => expect(foldText(text)).toBe(folded))

  it('finds no word in blanks and lone accents', () => expect(wordsOf(' \u0301 \t')).toEqual([]))
})

describe('grams', () => {
  it('of a text hold the grams of every part of its words', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
        fc.nat(11),
        fc.nat(11),
        (text, from, length) => {
          const [word = ''] = wordsOf(text)
          const part = [...word].slice(from, from + length + 1).join('')
          const grams = new Set(indexGrams(text))
          expect(part === '' || neededGrams([part]).every((gram) => grams.has(gram))).toBe(true)
        },
      ),
    )
  })

  it('of one character are that character', () => expect(neededGrams(['山'])).toEqual(['山']))
})

describe('highlighting', () => {
  it.each([
    ['Hà Nội về đêm', 'ha NOI', '<em>Hà</em> <em>Nội</em> về đêm'],
    ['山海之约', '海之', '山<em>海之</em>约'],
    ['aaaa', 'aa', '<em>aaaa</em>'],
    ['ﬁn', 'f', '<em>ﬁ</em>n'],
    ['cafe\u0301 noir', 'cafe', '<em>cafe\u0301</em> noir'],
    ['nothing', 'moon', 'nothing'],
  ])('marks in %s what %s asks for', (text, keyword, html) => expect(highlightWords(text, wordsOf(keyword))).toBe(html))

  it('V-42: escapes everything but its own markers', () => {
    expect(highlightWords('<img src=x onerror="alert(1)">&\'', ['img'])).toBe(
      '&lt;<em>img</em> src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;',
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, keyword) => {
        const html = highlightWords(text, wordsOf(keyword))
        expect(html.replace(/<\/?em>/g, '')).not.toMatch(/[<>"']/)
        expect(plainOf(html)).toBe(text)
      }),
    )
  })
})
