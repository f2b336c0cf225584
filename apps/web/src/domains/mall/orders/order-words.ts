import type { PointOrder } from '@cliffhanger/contract/mall/schemas.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Translate } from '../../../platform/texts.ts'

/** What happens next to an order that is under way; undefined where nothing does. */
export const nextStepWords = (
  { state, auto_time: autoTime }: Pick<PointOrder, 'state' | 'auto_time'>,
  t: Translate,
  language: Language,
): string | undefined => {
  if (state === mallOrderStates.pendingShipment) return t('mallOrders.pendingHint')
  if (state !== mallOrderStates.awaitingReceipt || autoTime === 0) return undefined
  return t('mallOrders.autoHint', { date: formatMoment(autoTime * 1000, 'day', language) })
}

/** Where an order stands, in a word or two. */
export const orderStateWords = ({ state }: Pick<PointOrder, 'state'>, t: Translate): string => {
  switch (state) {
    case mallOrderStates.pendingShipment:
      return t('mallOrders.pending')
    case mallOrderStates.awaitingReceipt:
      return t('mallOrders.onItsWay')
    case mallOrderStates.completed:
      return t('mallOrders.done')
    case mallOrderStates.cancelled:
      return t('mallOrders.cancelled')
    default:
      return state satisfies never
  }
}
