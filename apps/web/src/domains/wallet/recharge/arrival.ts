import type { PayPlatform } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { formatDuration } from '@cliffhanger/i18n/format/durations.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'

type Channel = Pick<PayPlatform, 'mode' | 'usual_minutes'>

/** A time as one says it in passing: to the next five minutes, or to the next whole hour. */
const inPassing = (minutes: number): number =>
  minutes <= 55 ? Math.max(1, Math.ceil(minutes / 5)) * 300 : Math.ceil(minutes / 60) * 3600

/** When money paid by a channel is there, in a word: at once where its provider says that it came, after an operator has looked else, with the
 *  time that usually takes where the platform knows it. */
export const useArrival = () => {
  const t = useTexts()
  const language = useLanguage()
  return ({ mode, usual_minutes: minutes }: Channel): string => {
    if (mode === 'online') return t('recharge.atOnce')
    if (minutes === undefined) return t('recharge.afterReview')
    return t('recharge.about', { time: formatDuration(inPassing(minutes), language, 'short') })
  }
}

/** How long operators usually take to confirm a payment by a channel, as a sentence; undefined where nobody knows. */
export const useUsualWait = () => {
  const t = useTexts()
  const language = useLanguage()
  return (channel: Channel | undefined): string | undefined =>
    channel?.usual_minutes === undefined
      ? undefined
      : t('recharge.proofWait', { time: formatDuration(channel.usual_minutes * 60, language) })
}

/** What a button that orders says: it pays where the provider takes the money at once, and goes on to what is to be paid by hand else. */
export const usePayWords = () => {
  const t = useTexts()
  return ({ mode }: Pick<PayPlatform, 'mode'>, amount: string): string =>
    t(mode === 'online' ? 'recharge.payNow' : 'recharge.goOn', { amount })
}

/** What a payment by a channel takes, as it is said where one pays: what is left to do, and how long it lasts. */
export const usePaySteps = () => {
  const t = useTexts()
  const language = useLanguage()
  return ({ mode, usual_minutes: minutes }: Channel): string => {
    if (mode === 'online') return t('recharge.payAtOnce')
    if (minutes === undefined) return t('recharge.payReviewed')
    return t('recharge.payUsually', { time: formatDuration(minutes * 60, language) })
  }
}
