/** The relation of a sender to the member they want to write to. */
export interface Relation {
  /** By either of the two. */
  readonly isBlacklisted: boolean
  readonly areFriends: boolean
  /** One of the two is official customer service. */
  readonly isSupport: boolean
}

/** Whether the sender may write: a blacklist overrides friendship, also for its owner; writing to customer service needs no
 *  friendship. */
export function reachOf({ isBlacklisted, areFriends, isSupport }: Relation): 'open' | 'stranger' | 'blacklisted' {
  if (isBlacklisted) return 'blacklisted'
  return areFriends || isSupport ? 'open' : 'stranger'
}
