import type { SameTexts } from '../../../translate.ts'
import type { stickers as base } from '../../zh-CN/community/stickers.ts'

export const stickers = {
  kind: 'Sticker',
  tab: 'Stickers',
  named: 'Sticker {emoji}',
  search: 'Search stickers',
  noneFound: 'No stickers found',
  packGone: 'This pack is no longer available',
  pack: 'Sticker pack',
  greet: 'Say hi with a sticker',
  greetHint: 'Send a message, or tap the sticker to say hi.',
} satisfies SameTexts<typeof base>
