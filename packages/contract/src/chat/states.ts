/** Whether the others see a message: not yet, because creator and managers decide first; yes, also where nobody had to; never. */
export const reviewStates = { waiting: 0, approved: 1, rejected: 2 } as const
