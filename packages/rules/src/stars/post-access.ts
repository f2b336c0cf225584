import type { Membership } from '../drama/can-play.ts'
import type { StarPostState } from './post-state.ts'

/** What decides who sees a post. */
export interface PostTerms {
  readonly state: StarPostState
  /** The star is one still, and their account can sign in. */
  readonly isStarShown: boolean
  /** 0 everyone, 1 VIP or SVIP, 2 SVIP only. */
  readonly vipType: 0 | 1 | 2
}

/** `full`: all of it, and what is written under it. `teaser`: that there is something for members. `none`: not even that. */
export type PostAccess = 'full' | 'teaser' | 'none'

/** What a member sees of a post: its author all of it in every state, others what an operator published, if they have the membership. */
export const accessOf = (
  terms: PostTerms,
  reader: { readonly isAuthor: boolean; readonly membership: Membership },
): PostAccess => {
  if (reader.isAuthor) return 'full'
  if (terms.state !== 1 || !terms.isStarShown) return 'none'
  return isOpenTo(terms.vipType, reader.membership) ? 'full' : 'teaser'
}

const isOpenTo = (vipType: PostTerms['vipType'], membership: Membership): boolean => {
  if (vipType === 0) return true
  return vipType === 1 ? membership !== 'none' : membership === 'svip'
}
