/** States of rewards on the wire. */

export const activityStates = { coming: 0, running: 1, over: 2 } as const
export type ActivityState = (typeof activityStates)[keyof typeof activityStates]

/** S-96. */
export const taskStates = { open: 0, claimable: 1, received: 2 } as const
export type TaskState = (typeof taskStates)[keyof typeof taskStates]
