import type { SameTexts } from '../../translate.ts'
import type { scheduled as base } from '../zh-CN/scheduled.ts'

export const scheduled = {
  schedule: 'Hẹn giờ gửi',
  hint: 'Tin sẽ được gửi đúng giờ, kể cả khi bạn không trực tuyến.',
  inAnHour: 'Sau 1 giờ',
  thisEvening: 'Tối nay',
  tomorrowMorning: 'Sáng mai',
  tomorrowEvening: 'Tối mai',
  otherTime: 'Ngày và giờ',
  pastTime: 'Hãy chọn thời điểm trong tương lai',
  tooFar: 'Hãy chọn thời điểm trong vòng một năm',
  confirm: 'Gửi lúc {time}',
  done: 'Sẽ gửi lúc {time}',
  title: 'Tin nhắn hẹn giờ',
  count: { other: '{count} tin nhắn hẹn giờ' },
  none: 'Không có tin nhắn hẹn giờ',
  sendNow: 'Gửi ngay',
  edit: 'Sửa nội dung',
  editCaption: 'Sửa chú thích',
  changeTime: 'Đổi giờ',
  remove: 'Xóa',
  notSent: 'Chưa gửi: {reason}',
  message: 'Tin nhắn',
} satisfies SameTexts<typeof base>
