/** Epoch milliseconds now. Handed down, so that tests can stand still or jump. */
export type Clock = () => number

export const systemClock: Clock = () => Date.now()
