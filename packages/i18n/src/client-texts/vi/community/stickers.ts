import type { SameTexts } from '../../../translate.ts'
import type { stickers as base } from '../../zh-CN/community/stickers.ts'

export const stickers = {
  kind: 'Nhãn dán',
  tab: 'Nhãn dán',
  named: 'Nhãn dán {emoji}',
  packGone: 'Bộ nhãn dán này không còn nữa',
  pack: 'Bộ nhãn dán',
} satisfies SameTexts<typeof base>
