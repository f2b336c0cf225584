import type { SameTexts } from '../../../translate.ts'
import type { stickers as base } from '../../zh-CN/community/stickers.ts'

export const stickers = {
  kind: 'Sticker',
  tab: 'Stickers',
  named: 'Sticker {emoji}',
  packGone: 'This pack is no longer available',
  pack: 'Sticker pack',
} satisfies SameTexts<typeof base>
