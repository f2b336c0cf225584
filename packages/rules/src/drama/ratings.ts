/** An average of fewer ratings says nothing about a drama yet. */
export const leastRatings = 20

/** Whether so many ratings make an average that members are shown. */
export const isScoreShown = (ratings: number): boolean => ratings >= leastRatings
