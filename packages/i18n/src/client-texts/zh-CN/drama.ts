export const drama = {} as const
