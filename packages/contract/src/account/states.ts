/** What a member is for the platform: ordinary, official customer service, a star, or the platform itself. */
export const userTypes = { ordinary: 0, official: 1, star: 2, system: 3 } as const

/** States of a certification (S-84). */
export const realNameStates = { notCertified: 0, inReview: 1, certified: 2, failed: 3 } as const
