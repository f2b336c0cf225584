import type { OrderClock } from '@cliffhanger/rules/wallet/order-state.ts'
import type { OrderRow } from './queries.ts'

export const orderClock = ({ state, expires_ms, waits_since_ms }: OrderRow): OrderClock => ({
  state,
  expiresMs: expires_ms,
  isWaiting: waits_since_ms !== null,
})
