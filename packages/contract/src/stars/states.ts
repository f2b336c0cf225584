/** A post waits for an operator, is shown to others, or was turned down or taken down with a reason (entities.md, StarsProduct). */
export const starPostStates = { inReview: 0, published: 1, rejected: 2 } as const

/** Where the video of a post stands: it has none, it is being prepared, it plays, it cannot be played, or this member opens more videos
 *  than anybody watches and gets it a little later. */
export const starVideoStates = ['', 'pending', 'ready', 'failed', 'later'] as const

/** Replies that come with a root comment. */
export const repliesShown = 2

/** The most pictures of a post. */
export const postPictures = 9
