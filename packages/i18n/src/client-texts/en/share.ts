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
  holdToSave: 'Press and hold to save the poster',
  toChat: 'Send to a chat',
  toOthers: 'More options',
  saved: 'Poster saved',
  sharedNot: "Couldn't share. Try again.",
  drawing: 'Creating poster…',
  drawFailed: "Couldn't create the poster",
  notShared: "This drama can't be shared",
  notSharedHint: 'It may have been taken down, or sharing is turned off.',
  scan: 'Scan to watch',
  freeUpTo: 'Free through ep {number}',
  freeAll: 'All episodes free',
  episode: 'Episode {number}',
} satisfies SameTexts<typeof base>
