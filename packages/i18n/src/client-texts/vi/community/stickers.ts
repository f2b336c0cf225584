import type { SameTexts } from '../../../translate.ts'
import type { stickers as base } from '../../zh-CN/community/stickers.ts'

export const stickers = {
  kind: 'Nhãn dán',
  tab: 'Nhãn dán',
  named: 'Nhãn dán {emoji}',
  search: 'Tìm nhãn dán',
  noneFound: 'Không tìm thấy nhãn dán nào',
  packGone: 'Bộ nhãn dán này không còn nữa',
  pack: 'Bộ nhãn dán',
  greet: 'Chào bằng nhãn dán',
  greetHint: 'Gửi tin nhắn, hoặc chạm vào nhãn dán để chào.',
} satisfies SameTexts<typeof base>
