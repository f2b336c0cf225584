import type { SameTexts } from '../../../translate.ts'
import type { starPlans as base } from '../../zh-CN/community/star-plans.ts'

export const starPlans = {
  title: 'Gói quảng bá',
  mine: 'Gói của tôi',
  none: 'Bạn chưa có gói quảng bá',
  noneHint: 'Gói là công cụ cho người hay mời bạn bè.',
  until: 'Đến {date}',
  from: 'Bắt đầu {date}',
  ended: 'Kết thúc {date}',
  running: 'Đang dùng',
  gives: 'Bao gồm',
  badge: 'Huy hiệu quảng bá cạnh tên bạn',
  posters: 'Thêm mẫu poster mời bạn',
  statistics: 'Thống kê đội',
  earnsNothing:
    'Mua gói không trả hoa hồng cho ai và không mang lại thu nhập cho bạn. Gói không làm tăng tỷ lệ hoa hồng. Bạn chỉ nhận các dịch vụ nêu trên.',
  onSale: 'Các gói',
  noPlans: 'Chưa có gói nào',
  noPlansHint: 'Hãy quay lại sau.',
  extends: 'Thời gian mới bắt đầu khi gói hiện tại kết thúc.',
  package: 'Gói',
  paid: 'Gói của bạn đã hoạt động!',
  history: 'Các gói đã mua',
  orders: 'Đơn mua gói',
  order: 'Đơn mua gói',
  noOrders: 'Chưa có đơn mua gói',
  closed: 'Gói quảng bá hiện chưa bán ở đây. Gói đã mua vẫn còn hiệu lực.',
  starBadge: 'Quảng bá',
} satisfies SameTexts<typeof base>
