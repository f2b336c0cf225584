/** Who a comment concerns. */
export interface CommentOwners {
  /** Who wrote it. */
  readonly writerId: number
  /** Whose post it stands under. */
  readonly starId: number
}

/** Whoever wrote a comment deletes it, and so does the star whose post it stands under. */
export const mayDelete = ({ writerId, starId }: CommentOwners, userId: number): boolean =>
  userId === writerId || userId === starId

/** Where an answer stands: under the root of the line it belongs to, and whom it names where that is not the root itself. */
export interface ReplyPlace {
  readonly rootId: number
  readonly parentId: number
  /** Null for an answer to the root comment. */
  readonly replyUserId: number | null
}

/** Answers to answers stand in the same line as these. */
export const placeOf = (parent: {
  readonly id: number
  readonly root_id: number
  readonly user_id: number
}): ReplyPlace =>
  parent.root_id === 0
    ? { rootId: parent.id, parentId: parent.id, replyUserId: null }
    : { rootId: parent.root_id, parentId: parent.id, replyUserId: parent.user_id }

/** How much one member may write, in the form of budgets of calls. */
export const writingBudgets = {
  comments: { perMinute: '10/min', perDay: '300/day' },
  posts: { perDay: '20/day' },
} as const

/** The same words at the same place within this time are the same act: a second press, or a repeat after a lost answer. */
export const sameActMs = 60_000
