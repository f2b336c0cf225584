import type { ClientTextKey } from '@cliffhanger/i18n/client-texts.ts'

/** Backgrounds that the product draws, the first one for whoever chose none, with their names. Each is a rule of
 *  background-layer.module.css. */
export const designNames = {
  doodles: 'chats.backgroundDoodles',
  plain: 'chats.backgroundPlain',
  film: 'chats.backgroundFilm',
  waves: 'chats.backgroundWaves',
  clouds: 'chats.backgroundClouds',
  brush: 'chats.backgroundBrush',
  stars: 'chats.backgroundStars',
  curtain: 'chats.backgroundCurtain',
  dusk: 'chats.backgroundDusk',
} as const satisfies Record<string, ClientTextKey>

export type Design = keyof typeof designNames

export const designs = Object.keys(designNames) as readonly Design[]
