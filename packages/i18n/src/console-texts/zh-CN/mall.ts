export const mall = {}
