import type { SameTexts } from '../../translate.ts'
import type { share as base } from '../zh-CN/share.ts'

export const share = {
  title: 'Share a drama',
  poster: 'Poster',
  posterOf: 'Poster of {title}',
  background: 'Background',
  backgroundNumber: 'Background {number}',
  link: 'Link',
  copyLink: 'Copy link',
  savePoster: 'Save poster',
  holdToSave: 'Press and hold the poster to save it',
  toChat: 'Send to a chat',
  toOthers: 'More ways',
  saved: 'Poster saved',
  sharedNot: 'Sharing did not work. Try again.',
  drawing: 'Drawing the poster',
  drawFailed: 'The poster could not be drawn',
  notShared: 'This drama cannot be shared',
  notSharedHint: 'It may have been taken down, or sharing is off.',
  scan: 'Scan to watch',
  freeUpTo: 'Free up to ep {number}',
  freeAll: 'All episodes free',
  episode: 'Episode {number}',
} satisfies SameTexts<typeof base>
