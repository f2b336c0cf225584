/** Pictures a report may hold (V-11). */
export const proofsMax = 9
