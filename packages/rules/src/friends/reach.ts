/** How one member stands to another he wants to write to. */
export interface Standing {
  readonly isBlacklistedByPeer: boolean
  readonly areFriends: boolean
  /** One of the two is official customer service. */
  readonly isSupport: boolean
}

/** Whether he may write: a blacklist wins over friendship; customer service needs none. */
export function reachOf({ isBlacklistedByPeer, areFriends, isSupport }: Standing): 'open' | 'stranger' | 'blacklisted' {
  if (isBlacklistedByPeer) return 'blacklisted'
  return areFriends || isSupport ? 'open' : 'stranger'
}
