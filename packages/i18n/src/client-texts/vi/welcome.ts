import type { SameTexts } from '../../translate.ts'
import type { welcome as base } from '../zh-CN/welcome.ts'

export const welcome = {
  title: 'Chào mừng bạn đến với {site}!',
  text: 'Xong rồi! Chạm một lần là xem được tập đầu tiên.',
  start: 'Bắt đầu xem',
  tasteTitle: 'Bạn thích xem gì?',
  tasteCount: '{count}/{most}',
  tasteHint: 'Chọn tối đa 3 thể loại để bắt đầu với phim hợp gu bạn.',
} satisfies SameTexts<typeof base>
