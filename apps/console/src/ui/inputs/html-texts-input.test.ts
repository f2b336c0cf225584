import { describe, expect, it } from 'vitest'
import { titleIn, writtenTexts } from './html-texts-input.tsx'

const text = (title: string) => ({ title, summary: '', content: '' })

describe('words by language', () => {
  it('keeps the languages somebody wrote in, without blanks around their lines', () => {
    const typed = {
      en: { title: ' Festival ', summary: ' Twice ', content: '<p> a </p>' },
      vi: { title: '', summary: null, content: '' },
      pt: { title: null, content: '<p>b</p>' },
    }
    expect(writtenTexts(typed)).toEqual({
      en: { title: 'Festival', summary: 'Twice', content: '<p> a </p>' },
      pt: { title: '', summary: '', content: '<p>b</p>' },
    })
    expect(writtenTexts(undefined)).toEqual({})
  })

  it('shows the title in the language of the operator, else in another', () => {
    expect(titleIn({ en: text('Festival'), 'zh-CN': text('节日') }, 'zh-CN')).toBe('节日')
    expect(titleIn({ vi: text('Lễ hội') }, 'en')).toBe('Lễ hội')
    expect(titleIn({}, 'en')).toBe('')
  })
})
