import type { WithdrawMethod } from '@cliffhanger/contract/wallet/withdrawal-schemas.ts'
import { formatDuration } from '@cliffhanger/i18n/format/durations.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'

/** When money is there, in words: within the time it usually took to accounts of this kind, where the platform knows it; what the platform promises
 *  else. */
export const useArrival = (): ((method: WithdrawMethod | undefined, promised: string) => string) => {
  const t = useTexts()
  const language = useLanguage()
  return (method, promised) =>
    method?.usual_minutes === undefined
      ? promised
      : t('withdrawal.usually', { time: formatDuration(method.usual_minutes * 60, language) })
}
