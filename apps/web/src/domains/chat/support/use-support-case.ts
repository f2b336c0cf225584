import type { CallData } from '@cliffhanger/contract/call.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { supportCalls } from '@cliffhanger/contract/support/calls.ts'
import type { SupportCase } from '@cliffhanger/contract/support/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { localDay } from '@cliffhanger/i18n/format/relative.ts'
import { useEffect } from 'react'
import { call } from '../../../platform/server/client.ts'
import { queryClient, useCall } from '../../../platform/server/queries.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useNow } from '../conversations/use-now.ts'

export type SupportState = CallData<typeof supportCalls.getSupportCase>

/** My newest case with an account of customer service (S-140); undefined where the other side is none, and until it is known. */
export function useSupportCase(accountId: number, isOfficial: boolean): SupportState | undefined {
  const { data, refetch } = useCall(supportCalls.getSupportCase, { target_id: accountId }, { enabled: isOfficial })
  const isWaiting = data?.case?.state === 'waiting'
  // Nobody hears that others before them were helped.
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void refetch(), minuteMs)
    return () => clearInterval(timer)
  }, [isWaiting, refetch])
  return data
}

/** A case was opened, taken, handed on or closed; others moved up. */
export const refreshSupportCase = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [supportCalls.getSupportCase.id] })

export const rateCase = async (case_id: number, rating: number, comment: string): Promise<void> => {
  await call(supportCalls.rateSupportCase, { case_id, rating, comment })
  await refreshSupportCase()
}

/** What stands below the name of customer service: my place among those who wait, or when somebody is there again. */
export function useSupportLine(state: SupportState | undefined): string {
  const t = useTexts()
  const language = useLanguage()
  const nowMs = useNow()
  // Until it is known, the line keeps its place.
  if (!state) return '\u00a0'
  const { case: mine, presence } = state
  if (mine?.state === 'assigned') return t('support.assigned')
  if (presence.is_open === 0) {
    if (presence.opens_time === 0) return t('support.away')
    const opensMs = presence.opens_time * 1000
    return localDay(opensMs) === localDay(nowMs)
      ? t('support.opensToday', { time: formatMoment(opensMs, 'time', language) })
      : t('support.opens', { time: formatMoment(opensMs, 'momentOfYear', language) })
  }
  if (mine?.state === 'waiting') return t('support.waiting', { count: mine.position })
  return t('support.here')
}

/** Whether the member can say how they were helped. */
export const isRateable = (mine: SupportCase | null | undefined, nowMs: number): mine is SupportCase =>
  mine?.state === 'closed' && mine.rating === 0 && mine.rate_until * 1000 > nowMs
