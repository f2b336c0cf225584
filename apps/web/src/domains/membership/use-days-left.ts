import { dayMs } from '@cliffhanger/contract/duration.ts'
import { useState } from 'react'
import { useTexts } from '../../platform/texts.ts'

/** How long a membership still runs, in words; what is left of a day counts as one. */
export const useDaysLeft = (): ((endSeconds: number) => string) => {
  const t = useTexts()
  const [nowMs] = useState(() => Date.now())
  return (endSeconds) =>
    t('membership.daysLeft', { count: Math.max(1, Math.ceil((endSeconds * 1000 - nowMs) / dayMs)) })
}
