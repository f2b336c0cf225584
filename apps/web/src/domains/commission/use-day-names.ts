import { dayMs } from '@cliffhanger/contract/duration.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { usePlatform } from '../../platform/server/platform-info.ts'
import { serverNowMs } from '../../platform/server/server-clock.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'

/** What the platform's day of now, the one before and its month are called: by their dates where they are others for whoever reads, so that nothing
 *  is called today that is not (S-152). */
export const useDayNames = (): { readonly today: string; readonly yesterday: string; readonly month: string } => {
  const t = useTexts()
  const language = useLanguage()
  const zone = usePlatform()?.time_zone
  const nowMs = serverNowMs()
  const dateOf = (ms: number): string => formatMoment(ms, 'dayOfYear', language, zone)
  const itsMonth = formatMoment(nowMs, 'month', language, zone)
  const month = itsMonth === formatMoment(nowMs, 'month', language) ? t('commission.month') : itsMonth
  if (dateOf(nowMs) === formatMoment(nowMs, 'dayOfYear', language))
    return { today: t('commission.today'), yesterday: t('commission.yesterday'), month }
  return { today: dateOf(nowMs), yesterday: dateOf(nowMs - dayMs), month }
}
