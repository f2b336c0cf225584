import { describe, expect, it } from 'vitest'
import { languages } from './languages.ts'
import { texts as base } from './notice-texts/zh-CN.ts'
import { noticeText } from './notice-texts.ts'

const keys = Object.keys(base) as (keyof typeof base)[]
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted()

describe('C-50: what the platform tells a member', () => {
  it.each(languages)('says the same in %s', (language) => {
    for (const key of keys) {
      const { title, summary } = noticeText(language, key, {})
      expect(title.trim(), key).not.toBe('')
      expect(placeholders(summary), key).toEqual(placeholders(base[key].summary))
    }
  })

  it('puts what it is given into its words, once', () => {
    const { summary } = noticeText('en', 'withdrawalDenied', {
      amount: '12.00 Yuan',
      reason: 'no {amount} here',
    })
    expect(summary).toBe('Your withdrawal of 12.00 Yuan was declined and returned to your balance.no {amount} here')
  })
})
