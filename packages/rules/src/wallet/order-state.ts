import type { OrderState } from '@cliffhanger/contract/payments/order-schemas.ts'
import { orderStates } from '@cliffhanger/contract/wallet/states.ts'

/** What decides whether a pending order can still be paid (S-88). */
export interface OrderClock {
  readonly state: OrderState
  readonly expiresMs: number
  /** Its proof is handed in, or its provider is at work: it waits for them and not for its member. */
  readonly isWaiting: boolean
}

/** An order is open while it is pending and its time is not over; one that waits for an operator or a provider has no end of time. */
export const isOrderOpen = ({ state, expiresMs, isWaiting }: OrderClock, nowMs: number): boolean =>
  state === orderStates.pending && (isWaiting || nowMs < expiresMs)

/** Its member may still choose how to pay. */
export const isOrderPayable = (order: OrderClock, nowMs: number): boolean =>
  isOrderOpen(order, nowMs) && !order.isWaiting

/** Whole seconds a pending order can still be paid; 0 where no time runs. */
export const leftSeconds = (order: OrderClock, nowMs: number): number =>
  isOrderPayable(order, nowMs) ? Math.ceil((order.expiresMs - nowMs) / 1000) : 0
