import { describe, expect, it } from 'vitest'
import { formatCompact } from './compact.ts'
import { formatClock, formatDuration, formatLength, formatRunningTime } from './durations.ts'
import { nameOfRegion } from './names.ts'
import {
  decimalSeparator,
  formatCompactMoney,
  formatCount,
  formatDecimal,
  formatMoney,
  formatNumber,
  formatShare,
  formatSize,
  withDirection,
} from './numbers.ts'
import { inEach } from './testing.ts'

describe('a duration', () => {
  it('is a clock', () => {
    expect([0, 5, 59.9, 60, 899, 3600, 3909, -3].map(formatClock)).toEqual([
      '0:00',
      '0:05',
      '0:59',
      '1:00',
      '14:59',
      '1:00:00',
      '1:05:09',
      '0:00',
    ])
  })

  it('is the nearest second, for a recording', () => {
    expect([0, 13.4, 13.6, 59.6].map(formatLength)).toEqual(['0:00', '0:13', '0:14', '1:00'])
  })

  it('is minutes for all of a film, and seconds where there is not one', () => {
    expect(inEach((language) => formatRunningTime(28.4, language))).toEqual({
      'zh-CN': '28 秒',
      en: '28 sec',
      vi: '28 giây',
      pt: '28 s',
      ja: '28 秒',
    })
    expect(inEach((language) => formatRunningTime(5400, language))).toMatchObject({ 'zh-CN': '90 分钟', vi: '90 phút' })
    expect([59.4, 59.6, 89, 91].map((seconds) => formatRunningTime(seconds, 'en'))).toEqual([
      '59 sec',
      '1 min',
      '1 min',
      '2 min',
    ])
  })

  it('is a number of its largest unit', () => {
    expect(inEach((language) => formatDuration(3 * 86_400 + 5, language))).toEqual({
      'zh-CN': '3 天',
      en: '3 days',
      vi: '3 ngày',
      pt: '3 dias',
      ja: '3 日',
    })
    expect(formatDuration(3600, 'en')).toBe('1 hour')
    expect(formatDuration(12, 'en')).toBe('0 minutes')
  })
})

describe('a number', () => {
  it('has its thousands apart', () => {
    expect(inEach((language) => formatCount(1_234_567, language))).toEqual({
      'zh-CN': '1,234,567',
      en: '1,234,567',
      vi: '1.234.567',
      pt: '1.234.567',
      ja: '1,234,567',
    })
    expect(inEach((language) => formatCompact(12_345, language))).toEqual({
      'zh-CN': '1.2万',
      en: '12.3K',
      vi: '12,3K',
      pt: '12,3_mil',
      ja: '1.2万',
    })
    expect(formatNumber(8, 'pt', { exactly: 1 })).toBe('8,0')
    expect(formatNumber(8.04, 'pt', { most: 1 })).toBe('8')
    expect(formatShare(0.1234, 'vi')).toBe('12,34%')
  })

  it('of bytes bears its unit', () => {
    expect(inEach((language) => formatSize(12_345_678, language))).toEqual({
      'zh-CN': '12.3 MB',
      en: '12.3 MB',
      vi: '12,3 MB',
      pt: '12,3 MB',
      ja: '12.3 MB',
    })
    expect(formatSize(0, 'en')).toMatch(/^0.MB$/)
    expect(formatSize(4567, 'en', 'kilobyte')).toMatch(/^4\.6.kB$/)
    expect(formatSize(2_345_678_900, 'en')).toMatch(/^2\.3.GB$/)
  })
})

describe('an amount', () => {
  it('is exact where a number would not be', () => {
    expect(formatDecimal('9007199254740993.01', 'en')).toBe('9,007,199,254,740,993.01')
    expect(formatDecimal('1234567890123456.12345678', 'pt')).toBe('1.234.567.890.123.456,12345678')
    expect(formatMoney('9999999999999999.99', 'USD', 'en')).toBe('$9,999,999,999,999,999.99')
    expect(formatDecimal('0.00000001', 'vi')).toBe('0,00000001')
  })

  it('has the decimals that are asked for, and more where they are not 0', () => {
    expect(formatDecimal('12.00', 'en', 0)).toBe('12')
    expect(formatDecimal('12.30', 'en', 0)).toBe('12.3')
    expect(formatDecimal('12', 'en', 2)).toBe('12.00')
    expect(formatDecimal('12.50000000', 'en', 2)).toBe('12.50')
  })

  it('of money bears the symbol of its currency, where natives put it', () => {
    expect(inEach((language) => formatMoney('1234567.5', 'USD', language))).toEqual({
      'zh-CN': '$1,234,567.50',
      en: '$1,234,567.50',
      vi: '1.234.567,50_$',
      pt: '$_1.234.567,50',
      ja: '$1,234,567.50',
    })
    expect(inEach((language) => formatMoney('-12.00', 'BRL', language))).toEqual({
      'zh-CN': '-R$12.00',
      en: '-R$12.00',
      vi: '-12,00_R$',
      pt: '-R$_12,00',
      ja: '-R$12.00',
    })
    expect(inEach((language) => formatMoney('0', 'CNY', language))).toEqual({
      'zh-CN': '¥0.00',
      en: '¥0.00',
      vi: '0,00_¥',
      pt: '¥_0,00',
      ja: '￥0.00',
    })
  })

  it('of money is short at the marks of a chart', () => {
    expect(formatCompactMoney(12_345, 'USD', 'en')).toBe('$12.3K')
    expect(formatCompactMoney(-1500, 'USD', 'en')).toBe('-$1.5K')
    expect(formatCompactMoney(12_345, 'USDT', 'en')).toBe('12.3K USDT')
  })

  it('has no more decimals than its currency, unless they say something', () => {
    expect(inEach((language) => formatMoney('25000.00', 'VND', language))).toEqual({
      'zh-CN': '₫25,000',
      en: '₫25,000',
      vi: '25.000_₫',
      pt: '₫_25.000',
      ja: '₫25,000',
    })
    expect(formatMoney('25000.50', 'VND', 'en')).toBe('₫25,000.5')
  })

  it('has its name behind it where there is no symbol', () => {
    expect(formatMoney('0.12345678', 'USDT', 'en')).toBe('0.12345678 USDT')
    expect(formatMoney('1250', 'USDT', 'pt')).toBe('1.250,00 USDT')
    expect(formatMoney('1250', 'CHF', 'en')).toBe('1,250.00 CHF')
    expect(formatMoney('1250', 'Yuan', 'zh-CN')).toBe('1,250.00 Yuan')
    expect(formatMoney('1250', '', 'en')).toBe('1,250.00')
  })

  it('says whether it came or went', () => {
    expect(withDirection(formatMoney('5', 'USD', 'en'), true)).toBe('+$5.00')
    expect(withDirection(formatMoney('5', 'USD', 'vi'), false)).toBe('−5,00\u00A0$')
  })
})

it('countries have the names the language gives them', () => {
  expect(inEach((language) => nameOfRegion('CN', language))).toEqual({
    'zh-CN': '中国',
    en: 'China',
    vi: 'Trung Quốc',
    pt: 'China',
    ja: '中国',
  })
  expect(nameOfRegion('Somewhere', 'en')).toBe('Somewhere')
})

it('decimals stand behind what the language puts there', () => {
  expect(inEach(decimalSeparator)).toEqual({ 'zh-CN': '.', en: '.', vi: ',', pt: ',', ja: '.' })
})
