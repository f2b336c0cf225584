import { describe, expect, it } from 'vitest'
import { chooseClientLanguage } from './languages.ts'
import { fill } from './translate.ts'

describe('fill', () => {
  it('puts values into their placeholders', () => {
    expect(fill('{name} · {number}', 'en', { name: 'Linh', number: 3 })).toBe('Linh · 3')
  })

  it('has no space between characters of Chinese where a value brings some, and one where it brings digits', () => {
    const text = '{amount} 将于 {date} 到期'
    expect(fill(text, 'zh-CN', { amount: '11 金币', date: '2027年2月24日' })).toBe('11 金币将于 2027年2月24日到期')
    expect(fill(text, 'zh-CN', { amount: '$5.00', date: '今天' })).toBe('$5.00 将于今天到期')
    expect(fill('关闭 {name}', 'zh-CN', { name: '小雨 的手机' })).toBe('关闭小雨 的手机')
    expect(fill('{amount} {name}', 'zh-CN', { amount: '11 金币', name: '小雨' })).toBe('11 金币 小雨')
  })

  it('leaves a placeholder without a value visible', () => {
    expect(fill('Hello {name}', 'en')).toBe('Hello {name}')
  })

  it.each([
    ['en', 1, '1 episode'],
    ['en', 2, '2 episodes'],
    ['zh-CN', 1, '1 episodes'],
  ])('takes the plural form of %s for %i', (language, count, expected) => {
    expect(fill({ one: '{count} episode', other: '{count} episodes' }, language, { count })).toBe(expected)
  })

  it.each([
    ['en', 1, '1 play'],
    ['en', 1_200, '1.2K plays'],
    ['pt', 1, '1 play'],
    ['pt', 1_000, '1 mil plays'],
  ])('takes the plural form of %s for %i written compactly', (language, number, expected) => {
    const count = new Intl.NumberFormat(language, { notation: 'compact' }).format(number)
    const shown = fill({ one: '{count} play', other: '{count} plays' }, language, { count })
    expect(shown.replace('\u00a0', ' ')).toBe(expected)
  })
})

describe('chooseClientLanguage', () => {
  it.each([
    [['pt-BR', 'en'], 'pt'],
    [['fr', 'vi-VN'], 'vi'],
    [['zh-TW'], 'zh-CN'],
    [['ja'], 'zh-CN'],
    [[], 'zh-CN'],
  ])('C-50: %j is answered with %s', (wanted, expected) => {
    expect(chooseClientLanguage(wanted)).toBe(expected)
  })
})
