import type { SameTexts } from '../../../translate.ts'
import type { support as base } from '../../zh-CN/community/support.ts'

export const support = {
  here: 'Đang trực tuyến',
  waiting: { other: 'Bạn đang ở vị trí số {count} trong hàng chờ' },
  assigned: 'Nhân viên đang hỗ trợ bạn',
  away: 'Hiện không có nhân viên trực',
  opensToday: 'Hỗ trợ trở lại lúc {time}',
  opens: 'Hỗ trợ trở lại: {time}',
  closed: 'Cuộc trò chuyện đã kết thúc',
  rate: 'Bạn thấy hỗ trợ thế nào?',
  words: 'Bạn muốn nói thêm gì không? (không bắt buộc)',
  send: 'Gửi đánh giá',
  thanks: 'Cảm ơn bạn đã đánh giá',
} satisfies SameTexts<typeof base>
