import { hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import type { LastSeen } from '@cliffhanger/contract/friends/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { localDay } from '@cliffhanger/i18n/format/relative.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import { useEffect, useState } from 'react'
import { serverNowMs } from '../../platform/server/server-clock.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'

/** When somebody was last online, in words; '' where the reader may not know (S-118). */
export function seenWords(
  { last_seen, last_time }: LastSeen,
  nowMs: number,
  t: ReturnType<typeof useTexts>,
  language: Language,
): string {
  switch (last_seen) {
    case '':
      return ''
    case 'online':
      return t('friends.online')
    case 'recently':
      return t('friends.seenRecently')
    case 'week':
      return t('friends.seenWithinWeek')
    case 'long':
      return t('friends.seenLongAgo')
    case 'exact':
      return momentWords(last_time * 1000, nowMs, t, language)
    default:
      return last_seen satisfies never
  }
}

function momentWords(thenMs: number, nowMs: number, t: ReturnType<typeof useTexts>, language: Language): string {
  const ageMs = nowMs - thenMs
  if (ageMs < minuteMs) return t('friends.seenJustNow')
  if (ageMs < hourMs) return t('friends.seenMinutesAgo', { count: Math.floor(ageMs / minuteMs) })
  const [day, today] = [localDay(thenMs), localDay(nowMs)]
  const time = formatMoment(thenMs, 'time', language)
  if (day === today) return t('friends.seenToday', { time })
  if (day === localDay(new Date(nowMs).setHours(0, 0, 0, 0) - 1)) return t('friends.seenYesterday', { time })
  const style = day.slice(0, 4) === today.slice(0, 4) ? 'dayOfYear' : 'day'
  return t('friends.seenOn', { date: formatMoment(thenMs, style, language) })
}

/** The same on a screen, which goes on counting the minutes; '' while it is not known. */
export function useSeenWords(seen: LastSeen | undefined): string {
  const t = useTexts()
  const language = useLanguage()
  const [nowMs, setNowMs] = useState(serverNowMs)
  useEffect(() => {
    const timer = setInterval(() => setNowMs(serverNowMs()), minuteMs / 2)
    return () => clearInterval(timer)
  }, [])
  return seen ? seenWords(seen, nowMs, t, language) : ''
}
