import type { PayPlatform } from '@cliffhanger/contract/payments/recharge-schemas.ts'
import { lastChannel } from '../recharge/request-recharge.ts'

export const isInstant = ({ mode }: Pick<PayPlatform, 'mode'>): boolean => mode === 'online'

/** The ways that pay at once before those somebody looks at; each kind in the operator's order. */
export const byArrival = (channels: readonly PayPlatform[]): readonly PayPlatform[] => [
  ...channels.filter(isInstant),
  ...channels.filter((channel) => !isInstant(channel)),
]

/** The way that is chosen before the member chooses: the one they paid by last; or else one that pays at once where there is one, among these the
 *  one this device used last. */
export const preferredWay = (channels: readonly PayPlatform[], lastId?: number): PayPlatform | undefined => {
  const instant = channels.filter(isInstant)
  const best = instant.length > 0 ? instant : channels
  return channels.find(({ id }) => id === lastId) ?? lastChannel(best) ?? best[0]
}
