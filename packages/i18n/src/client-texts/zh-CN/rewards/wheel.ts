export const wheel = {}
