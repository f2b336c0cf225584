import { describe, expect, it } from 'vitest'
import type { Language } from '../languages.ts'
import {
  formatDay,
  formatMoment,
  formatMonth,
  formatMonthShort,
  type MomentStyle,
  weekdayNames,
  zoneName,
} from './moments.ts'
import { formatAgo, formatDayHeading, formatListMoment, formatRowMoment } from './relative.ts'
import { inEach } from './testing.ts'

const minuteMs = 60_000
const afternoonMs = Date.parse('2026-11-22T16:06:09Z')

describe('a moment', () => {
  const inUtc: readonly (readonly [MomentStyle, Readonly<Record<Language, string>>])[] = [
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
        vi: '22/11/2026',
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

  it('shows an early hour with as many digits as the clock does', () => {
    const ms = Date.parse('2026-11-22T05:08:09Z')
    const hours = (style: MomentStyle) =>
      inEach((language) => /\d+(?=:08)/.exec(formatMoment(ms, style, language, 'UTC'))?.[0] ?? '')
    const clock = { 'zh-CN': '05', en: '5', vi: '05', pt: '05', ja: '5' }
    for (const style of ['time', 'moment', 'momentOfYear', 'momentInFull', 'second'] as const)
      expect(hours(style)).toEqual(clock)
  })

  it('stands in the zone of the device, or in that of the platform where the platform counts the day', () => {
    const ms = Date.parse('2026-11-30T22:30:00Z')
    expect(formatMoment(ms, 'moment', 'en', 'Asia/Shanghai')).toBe('Dec 1, 2026, 6:30\u00A0AM')
    expect(formatMoment(ms, 'moment', 'en', 'America/Sao_Paulo')).toBe('Nov 30, 2026, 7:30\u00A0PM')
    expect(formatMoment(ms, 'month', 'pt', 'Asia/Shanghai')).toBe('Dezembro de 2026')
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(formatMoment(ms, 'second', 'en')).toBe(formatMoment(ms, 'second', 'en', zone))
  })

  it('has a zone with a name', () => {
    expect(zoneName(afternoonMs, 'en', 'Asia/Shanghai')).toBe('GMT+8')
    expect(zoneName(afternoonMs, 'vi', 'UTC')).toBe('UTC')
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
      'zh-CN': '5 分钟前',
      en: '5m ago',
      vi: '5 phút trước',
      pt: 'há 5 min.',
      ja: '5分前',
    })
    expect(inEach((language) => formatAgo(3 * 60 * minuteMs, language))).toEqual({
      'zh-CN': '3 小时前',
      en: '3h ago',
      vi: '3 giờ trước',
      pt: 'há 3 h',
      ja: '3時間前',
    })
    expect(inEach((language) => formatAgo(49 * 60 * minuteMs, language))).toEqual({
      'zh-CN': '2 天前',
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
    expect(formatDayHeading('2026-02-27', '2026-03-01', 'en', 'day')).toBe('Feb 27')
    expect(formatDayHeading('2025-02-27', '2026-03-01', 'en', 'day')).toBe('Feb 27, 2025')
    expect(formatDayHeading('2026-02-27', '2026-03-01', 'pt', 'weekday')).toBe('Sexta-feira, 27 de fevereiro')
    // A clock that goes slow: what the server stamped is of tomorrow.
    expect(formatDayHeading('2026-03-02', '2026-03-01', 'en', 'day')).toBe('Mar 2')
  })
})

describe('a moment in a list', () => {
  const nowMs = new Date('2026-11-29T16:06:00').getTime()
  const inList = (moment: string) =>
    inEach((language) => formatListMoment(new Date(moment).getTime(), nowMs, language).replace(/\s/g, ' '))

  it('is a time today, and the name of yesterday', () => {
    const today = { 'zh-CN': '06:09', en: '6:09 AM', vi: '06:09', pt: '06:09', ja: '6:09' }
    expect(inList('2026-11-29T06:09:00')).toEqual(today)
    // A clock that goes slow: what the server stamped is of tomorrow.
    expect(inList('2026-11-30T06:09:00')).toEqual(today)
    expect(inList('2026-11-28T23:59:00')).toEqual({
      'zh-CN': '昨天',
      en: 'Yesterday',
      vi: 'Hôm qua',
      pt: 'Ontem',
      ja: '昨日',
    })
  })

  it('is a weekday within a week, then a day, with another year', () => {
    const weekday = { 'zh-CN': '周一', en: 'Mon', vi: 'Thứ 2', pt: 'Seg.', ja: '月' }
    expect(inList('2026-11-23T00:00:00')).toEqual(weekday)
    expect(inList('2026-11-22T23:59:00')).toEqual({
      'zh-CN': '11月22日',
      en: 'Nov 22',
      vi: '22/11',
      pt: '22 de nov.',
      ja: '11月22日',
    })
    expect(inList('2025-11-22T12:00:00')).toEqual({
      'zh-CN': '2025/11/22',
      en: '11/22/25',
      vi: '22/11/25',
      pt: '22/11/2025',
      ja: '2025/11/22',
    })
  })
})

it('the columns of a calendar are headed by the weekdays from Monday on', () => {
  expect(weekdayNames('en', 'narrow')).toEqual(['M', 'T', 'W', 'T', 'F', 'S', 'S'])
  expect(weekdayNames('vi', 'narrow')).toEqual(['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'])
  expect(weekdayNames('zh-CN', 'long')[0]).toBe('星期一')
})

describe('S-152: when a row of records was', () => {
  const at = (month: number, day: number, year = 2026): number => new Date(year, month - 1, day, 16, 6).getTime()
  const now = at(11, 30)
  it.each([
    [at(11, 30), 'Today, 4:06 PM', '今天 16:06', 'Hôm nay, 16:06'],
    [at(11, 29), 'Yesterday, 4:06 PM', '昨天 16:06', 'Hôm qua, 16:06'],
    [at(11, 28), 'Nov 28, 4:06 PM', '11月28日 16:06', '16:06 28/11'],
    [at(11, 28, 2025), 'Nov 28, 2025, 4:06 PM', '2025年11月28日 16:06', '16:06 28/11/2025'],
  ])('%s', (then, en, zh, vi) => {
    const plain = (text: string): string => text.replaceAll(/\s/g, ' ')
    expect((['en', 'zh-CN', 'vi'] as const).map((language) => plain(formatRowMoment(then, now, language)))).toEqual([
      en,
      zh,
      vi,
    ])
  })
})
