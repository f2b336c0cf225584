import type { SameTexts } from '../../translate.ts'
import type { refunds as base } from '../zh-CN/refunds.ts'

export const refunds = {
  title: 'Mở khóa bị lỗi',
  hint: 'Các lượt mở khóa mà thành viên báo không xem được. Mỗi thành viên được tự động hoàn năm lần mỗi tháng. Phần còn lại do bạn quyết định.',
  waiting: 'Đang chờ',
  refunded: 'Đã hoàn',
  refused: 'Đã từ chối',
  episode: 'Tập',
  gold: 'Vàng',
  playError: 'Lỗi trình phát',
  watched: 'Số giây đã xem',
  refunds: 'Số lần hoàn trong 30 ngày',
  unlocked: 'Mở khóa lúc',
  byItself: 'Tự động',
  refund: 'Hoàn tiền',
  refundTitle: 'Hoàn {amount} Vàng cho {name}',
  refundHint: 'Vàng trở về nguồn ban đầu, tập bị khóa lại và thành viên được báo.',
  refuse: 'Từ chối',
  refuseTitle: 'Từ chối hoàn tiền cho {name}',
  refuseHint: 'Tập vẫn mở khóa. Thành viên được báo và thấy lý do.',
} satisfies SameTexts<typeof base>
