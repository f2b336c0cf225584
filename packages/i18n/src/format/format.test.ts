import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../languages.ts'
import { formatClock, formatDuration } from './durations.ts'
import { formatDay, formatMoment, formatMonth, formatMonthShort, type MomentStyle } from './moments.ts'
import { nameOfLanguage, nameOfRegion } from './names.ts'
import {
  formatCompact,
  formatCount,
  formatDecimal,
  formatMoney,
  formatNumber,
  formatShare,
  formatSize,
  withDirection,
} from './numbers.ts'
import { formatAgo, formatDayHeading } from './relative.ts'

type InEach = Readonly<Record<Language, string>>

/** What a function writes in every language; a space that does not break is shown as `_`. */
const inEach = (write: (language: Language) => string): InEach => {
  const written = languages.map((language) => [language, write(language).replaceAll('\u00A0', '_')])
  return Object.fromEntries(written)
}

const minuteMs = 60_000
const afternoonMs = Date.parse('2026-11-22T16:06:09Z')

describe('a moment', () => {
  const inUtc: readonly (readonly [MomentStyle, InEach])[] = [
    ['time', { 'zh-CN': '16:06', en: '4:06_PM', vi: '16:06', pt: '16:06', ja: '16:06' }],
    [
      'day',
      { 'zh-CN': '2026年11月22日', en: 'Nov 22, 2026', vi: '22/11/2026', pt: '22 de nov. de 2026', ja: '2026/11/22' },
    ],
    ['dayInDigits', { 'zh-CN': '2026/11/22', en: '11/22/26', vi: '22/11/26', pt: '22/11/2026', ja: '2026/11/22' }],
    ['dayOfYear', { 'zh-CN': '11月22日', en: 'Nov 22', vi: '22/11', pt: '22 de nov.', ja: '11月22日' }],
    [
      'dayInFull',
      {
        'zh-CN': '2026年11月22日',
        en: 'November 22, 2026',
        vi: '22 tháng 11, 2026',
        pt: '22 de novembro de 2026',
        ja: '2026年11月22日',
      },
    ],
    [
      'weekday',
      {
        'zh-CN': '2026年11月22日星期日',
        en: 'Sunday, November 22, 2026',
        vi: 'Chủ Nhật, 22 tháng 11, 2026',
        pt: 'Domingo, 22 de novembro de 2026',
        ja: '2026年11月22日日曜日',
      },
    ],
    [
      'month',
      {
        'zh-CN': '2026年11月',
        en: 'November 2026',
        vi: 'Tháng 11 năm 2026',
        pt: 'Novembro de 2026',
        ja: '2026年11月',
      },
    ],
    [
      'moment',
      {
        'zh-CN': '2026年11月22日 16:06',
        en: 'Nov 22, 2026, 4:06_PM',
        vi: '16:06 22/11/2026',
        pt: '22 de nov. de 2026, 16:06',
        ja: '2026/11/22 16:06',
      },
    ],
    [
      'momentOfYear',
      {
        'zh-CN': '11月22日 16:06',
        en: 'Nov 22, 4:06_PM',
        vi: '16:06 22/11',
        pt: '22 de nov., 16:06',
        ja: '11月22日 16:06',
      },
    ],
    [
      'momentInFull',
      {
        'zh-CN': '2026年11月22日 16:06',
        en: 'November 22, 2026 at 4:06_PM',
        vi: '16:06 22/11/2026',
        pt: '22 de novembro de 2026 às 16:06',
        ja: '2026年11月22日 16:06',
      },
    ],
    [
      'second',
      {
        'zh-CN': '2026年11月22日 16:06:09',
        en: 'Nov 22, 2026, 4:06:09_PM',
        vi: '16:06:09 22/11/2026',
        pt: '22 de nov. de 2026, 16:06:09',
        ja: '2026/11/22 16:06:09',
      },
    ],
  ]
  it.each(inUtc)('as %s', (style, expected) => {
    expect(inEach((language) => formatMoment(afternoonMs, style, language, 'UTC'))).toEqual(expected)
  })

  it('stands in the zone of the device, or in that of the platform where the platform counts the day', () => {
    const ms = Date.parse('2026-11-30T22:30:00Z')
    expect(formatMoment(ms, 'moment', 'en', 'Asia/Shanghai')).toBe('Dec 1, 2026, 6:30\u00A0AM')
    expect(formatMoment(ms, 'moment', 'en', 'America/Sao_Paulo')).toBe('Nov 30, 2026, 7:30\u00A0PM')
    expect(formatMoment(ms, 'month', 'pt', 'Asia/Shanghai')).toBe('Dezembro de 2026')
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(formatMoment(ms, 'second', 'en')).toBe(formatMoment(ms, 'second', 'en', zone))
  })

  it('is the same day everywhere where only the day is known', () => {
    expect(inEach((language) => formatDay('2026-01-01', 'day', language))).toEqual({
      'zh-CN': '2026年1月1日',
      en: 'Jan 1, 2026',
      vi: '1/1/2026',
      pt: '1 de jan. de 2026',
      ja: '2026/01/01',
    })
    expect(formatMonth('2026-01', 'en')).toBe('January 2026')
    expect(inEach((language) => formatMonthShort('2026-06', language))).toEqual({
      'zh-CN': '6月',
      en: 'Jun',
      vi: 'T6',
      pt: 'jun.',
      ja: '6月',
    })
  })
})

describe('a relative time', () => {
  it('is written in its largest unit', () => {
    expect(inEach((language) => formatAgo(5 * minuteMs, language))).toEqual({
      'zh-CN': '5分钟前',
      en: '5m ago',
      vi: '5 phút trước',
      pt: 'há 5 min.',
      ja: '5分前',
    })
    expect(inEach((language) => formatAgo(3 * 60 * minuteMs, language))).toEqual({
      'zh-CN': '3小时前',
      en: '3h ago',
      vi: '3 giờ trước',
      pt: 'há 3 h',
      ja: '3時間前',
    })
    expect(inEach((language) => formatAgo(49 * 60 * minuteMs, language))).toEqual({
      'zh-CN': '2天前',
      en: '2d ago',
      vi: '2 ngày trước',
      pt: 'há 2 dias',
      ja: '2日前',
    })
  })

  it('of a day is a heading: today, yesterday, else the date', () => {
    const heading = (day: string) => inEach((language) => formatDayHeading(day, '2026-03-01', language, 'day'))
    expect(heading('2026-03-01')).toEqual({ 'zh-CN': '今天', en: 'Today', vi: 'Hôm nay', pt: 'Hoje', ja: '今日' })
    expect(heading('2026-02-28')).toEqual({
      'zh-CN': '昨天',
      en: 'Yesterday',
      vi: 'Hôm qua',
      pt: 'Ontem',
      ja: '昨日',
    })
    expect(formatDayHeading('2026-02-27', '2026-03-01', 'en', 'day')).toBe('Feb 27, 2026')
    expect(formatDayHeading('2026-02-27', '2026-03-01', 'pt', 'weekday')).toBe('Sexta-feira, 27 de fevereiro de 2026')
    // A clock that goes slow: what the server stamped is of tomorrow.
    expect(formatDayHeading('2026-03-02', '2026-03-01', 'en', 'day')).toBe('Mar 2, 2026')
  })
})

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

  it('is a number of its largest unit', () => {
    expect(inEach((language) => formatDuration(3 * 86_400 + 5, language))).toEqual({
      'zh-CN': '3天',
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
      vi: '12,3_N',
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

it('languages and countries have the names the language gives them', () => {
  expect(inEach((language) => nameOfLanguage('vi', language))).toEqual({
    'zh-CN': '越南语',
    en: 'Vietnamese',
    vi: 'Tiếng Việt',
    pt: 'vietnamita',
    ja: 'ベトナム語',
  })
  expect(inEach((language) => nameOfRegion('CN', language))).toEqual({
    'zh-CN': '中国',
    en: 'China',
    vi: 'Trung Quốc',
    pt: 'China',
    ja: '中国',
  })
  expect(nameOfRegion('Somewhere', 'en')).toBe('Somewhere')
})
