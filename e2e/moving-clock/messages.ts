/** What the two processes of a platform with a moving clock say to each other. */
export interface Ready {
  readonly port: number
}

/** Time is to pass at once. */
export interface MoveRequest {
  readonly byMs: number
}

/** It passed, and what was due at the new time is done. */
export interface Moved {
  readonly aheadMs: number
}

/** The picture of everything that needs one on such a platform. */
export const cover = {
  key: 'public/covers/journey.svg',
  picture:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#28406b" d="M0 0h4v3H0z"/><path fill="#c9a227" d="M0 2h4v1H0z"/></svg>',
} as const
