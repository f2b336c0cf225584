import { describe, expect, it } from 'vitest'
import { moved } from '../../../ui/moved.ts'
import { shownText, writtenShortTexts } from '../../../ui/short-texts.ts'
import { tagsOf, titleOf, writtenTexts } from './written-texts.ts'

describe('texts of a drama', () => {
  it('sends only languages somebody wrote in', () => {
    const typed = { en: { title: ' Night ', intro: '', tags: 'a, b' }, vi: { title: '' }, pt: undefined }
    expect(writtenTexts(typed)).toEqual({ en: { title: 'Night', intro: '', tags: ['a', 'b'] } })
    expect(writtenShortTexts({ en: ' ', pt: 'Noite' })).toEqual({ pt: 'Noite' })
  })

  it('splits tags at the commas of any script and keeps each once', () => {
    expect(tagsOf('love，revenge、 love, , palace')).toEqual(['love', 'revenge', 'palace'])
  })

  it('shows the text in the language of the operator, else in one that has it', () => {
    expect(shownText({ 'zh-CN': '夜', en: 'Night' }, 'en')).toBe('Night')
    expect(shownText({ pt: 'Noite' }, 'en')).toBe('Noite')
    const texts = { vi: { title: 'Đêm', intro: '', tags: [] } }
    expect(titleOf({ texts, language: 'vi' }, 'en')).toBe('Đêm')
  })
})

describe('order of episodes', () => {
  it('moves one item and keeps the others in order', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  })
})
