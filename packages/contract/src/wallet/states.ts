/** States of recharges and withdrawals (S-85, S-87). */
export const auditStates = { toAudit: 1, pendingTransfer: 2, transferred: 3, denied: -1, cancelled: -2 } as const

/** States of a payment order (S-88). */
export const orderStates = { pending: 0, paid: 1, cancelled: 2 } as const
