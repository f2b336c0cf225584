import type { SameTexts } from '../../../translate.ts'
import type { stickers as base } from '../../zh-CN/community/stickers.ts'

export const stickers = {
  kind: 'Nhãn dán',
  tab: 'Nhãn dán',
  named: 'Nhãn dán {emoji}',
  search: 'Tìm nhãn dán',
  none: 'Chưa có nhãn dán nào',
  noneFound: 'Không tìm thấy nhãn dán nào',
  packGone: 'Bộ nhãn dán này không còn nữa',
  pack: 'Bộ nhãn dán',
} satisfies SameTexts<typeof base>
