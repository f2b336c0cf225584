import { dayMs } from '@cliffhanger/contract/duration.ts'
import { localDay } from '@cliffhanger/i18n/format/relative.ts'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'

/** How many days are left until the one on which a membership ends, in words; the last one counts. */
export const useDaysLeft = (): ((endSeconds: number) => string) => {
  const t = useTexts()
  const [nowMs] = useState(() => Date.now())
  return (endSeconds) => t('membership.daysLeft', { count: Math.max(1, daysBetween(nowMs, endSeconds * 1000)) })
}

const daysBetween = (fromMs: number, toMs: number): number =>
  (Date.parse(localDay(toMs)) - Date.parse(localDay(fromMs))) / dayMs
