/** Pictures the product ships: what a new account gets, and what a member may choose from. */
export const shippedAvatars = [
  '/public/avatars/01.svg',
  '/public/avatars/02.svg',
  '/public/avatars/03.svg',
  '/public/avatars/04.svg',
  '/public/avatars/05.svg',
  '/public/avatars/06.svg',
  '/public/avatars/07.svg',
  '/public/avatars/08.svg',
  '/public/avatars/09.svg',
  '/public/avatars/10.svg',
  '/public/avatars/11.svg',
  '/public/avatars/12.svg',
] as const

/** Address of a shipped picture. */
export type ShippedAvatar = (typeof shippedAvatars)[number]
