/** How one member stands to another he wants to write to. */
export interface Relation {
  /** By either of the two. */
  readonly isBlacklisted: boolean
  readonly areFriends: boolean
  /** One of the two is official customer service. */
  readonly isSupport: boolean
}

/** Whether he may write: a blacklist wins over friendship, also for whoever set it; customer service needs none. */
export function reachOf({ isBlacklisted, areFriends, isSupport }: Relation): 'open' | 'stranger' | 'blacklisted' {
  if (isBlacklisted) return 'blacklisted'
  return areFriends || isSupport ? 'open' : 'stranger'
}
