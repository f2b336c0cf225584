import { describe, expect, it } from 'vitest'
import { type ConsoleTexts, chooseConsoleLanguage, consoleLanguages, loadConsoleTexts } from './console-texts.ts'
import type { Text } from './translate.ts'

const translations = consoleLanguages.filter((language) => language !== 'en')

/** Each once: languages have different numbers of forms for a count. */
const placeholders = (text: Text | undefined): string[] =>
  [...new Set([...JSON.stringify(text ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted()

/** What reads the same in several languages: names, units, signs and words both languages share. */
const alike = new Set([
  ...'Alipay Android Banner Banners Check-in Drama Dramas Email ID Item Popular'.split(' '),
  ...'SHA-256 SVIP Tutorial USDT VIP Video Virtual Web WeChat iOS χ²'.split(' '),
  ...['GIF', 'Pixel ID', 'Pixel token', '0.01 = 1%', '= {duration}', '{count} ms', '{count} s'],
])

/** Every form of every text, by key. */
const formsOf = (texts: ConsoleTexts): [string, string][] =>
  [...texts].flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[key, text]] : [text.one, text.other].map((form) => [key, form ?? text.other]),
  )

describe('texts of the console', () => {
  it.each(translations)('have the same keys and placeholders in %s as in English', async (language) => {
    const [english, texts] = await Promise.all([loadConsoleTexts('en'), loadConsoleTexts(language)])
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    const named = (of: ConsoleTexts) =>
      [...english.keys()].map((key) => `${key} ${placeholders(of.get(key)).join(' ')}`)
    expect(named(texts)).toEqual(named(english))
  })

  it.each(translations)('are translated into %s', async (language) => {
    const [english, texts] = await Promise.all([loadConsoleTexts('en'), loadConsoleTexts(language)])
    const untranslated = [...texts].filter(
      ([key, text]) => JSON.stringify(text) === JSON.stringify(english.get(key)) && !alike.has(String(text)),
    )
    expect(untranslated).toEqual([])
  })

  it.each(consoleLanguages)('say something under every key in %s, without stray spaces', async (language) => {
    const forms = formsOf(await loadConsoleTexts(language))
    expect(forms.filter(([, form]) => /^\s|\s{2}|^$/.test(form))).toEqual([])
  })

  it.each(['en', 'pt'] as const)('have both forms of a count in %s', async (language) => {
    const oneForm = [...(await loadConsoleTexts(language))].filter(
      ([, text]) => typeof text !== 'string' && text.one === undefined,
    )
    expect(oneForm).toEqual([])
  })

  it('follow the list of languages, and are English where it has none of them', () => {
    expect(chooseConsoleLanguage(['zh-TW', 'en'])).toBe('zh-CN')
    expect(chooseConsoleLanguage(['pt-BR', 'zh-CN'])).toBe('pt')
    expect(chooseConsoleLanguage(['fr', 'VI-vn', 'en'])).toBe('vi')
    expect(chooseConsoleLanguage(['fr-FR'])).toBe('en')
    expect(chooseConsoleLanguage([])).toBe('en')
  })
})
