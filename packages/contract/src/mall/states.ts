/** States of an order of the points mall (S-89). */
export const mallOrderStates = { pendingShipment: 1, awaitingReceipt: 2, completed: 3, cancelled: -2 } as const
export type MallOrderState = (typeof mallOrderStates)[keyof typeof mallOrderStates]
