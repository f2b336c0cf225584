/** States of a group: dissolved for ever, normal, or closed by an operator for a time. */
export const groupStates = { dissolved: 0, normal: 1, banned: 2 } as const
