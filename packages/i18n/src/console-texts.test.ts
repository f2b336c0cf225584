import { describe, expect, it } from 'vitest'
import { chooseConsoleLanguage, consoleLanguages, loadConsoleTexts } from './console-texts.ts'
import type { Text } from './translate.ts'

/** Each once: languages have different numbers of forms for a count. */
const placeholders = (text: Text | undefined): string[] =>
  [...new Set([...JSON.stringify(text ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted()

describe('texts of the console', () => {
  it('have the same placeholders in every language', async () => {
    const [base, ...others] = await Promise.all(consoleLanguages.map(loadConsoleTexts))
    for (const other of others)
      for (const [key, text] of base ?? []) expect(placeholders(other.get(key)), key).toEqual(placeholders(text))
  })

  it('are Chinese for those who read it first, English for everybody else', () => {
    expect(chooseConsoleLanguage(['zh-TW', 'en'])).toBe('zh-CN')
    expect(chooseConsoleLanguage(['pt-BR', 'zh-CN'])).toBe('en')
    expect(chooseConsoleLanguage([])).toBe('en')
  })
})
