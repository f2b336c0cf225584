import { type RefusalName, refusalCodes } from '@cliffhanger/contract/errors.ts'
import { describe, expect, it } from 'vitest'
import { languageOf, languages } from './languages.ts'
import { messageText, refusalText } from './server-texts.ts'

const names = Object.keys(refusalCodes) as RefusalName[]

describe('texts of the server', () => {
  it.each(languages)('E-28…E-105: every refusal has a text of its own in %s', (language) => {
    const texts = names.map((name) => refusalText(language, name, { field: 'login_name', hours: 24 }))
    expect(texts.every((text) => text.trim() !== '' && !text.includes('{'))).toBe(true)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('E-46: names the field that is missing or invalid', () => {
    expect(refusalText('en', 'invalidParameter', { field: 'user_email' })).toBe(
      'Missing or invalid parameter: user_email',
    )
  })

  it('fills the code and its validity into the mail', () => {
    expect(messageText('vi', 'codeMailBody', { code: '123456', minutes: 10 })).toContain('123456')
    expect(messageText('vi', 'codeMailBody', { code: '123456', minutes: 10 })).toContain('10 phút')
  })

  it('C-50, K-20: takes Japanese from the header and falls back to Chinese', () => {
    expect(languageOf('ja')).toBe('ja')
    expect(languageOf('pt')).toBe('pt')
    expect(languageOf('xx')).toBe('zh-CN')
    expect(languageOf(undefined)).toBe('zh-CN')
  })
})
