import type { SameTexts } from '../../../translate.ts'
import type { signIn as base } from '../../zh-CN/rewards/sign-in.ts'

export const signIn = {
  title: 'Điểm danh hằng ngày',
  checkIn: 'Điểm danh',
  checkInFor: 'Điểm danh · {reward}',
  done: 'Hôm nay đã điểm danh',
  streak: { other: 'Điểm danh {count} ngày liên tiếp' },
  noStreak: 'Bắt đầu chuỗi điểm danh từ hôm nay',
  day: 'Ngày {day}',
  today: 'Hôm nay',
  steps: 'Phần thưởng 7 ngày',
  collected: 'Đã nhận',
  tomorrow: 'Ngày mai: {reward}',
  restarts: 'Bỏ lỡ một ngày là chuỗi sẽ tính lại từ đầu.',
  calendar: 'Lịch điểm danh',
  thisMonth: { other: 'Tháng này đã điểm danh {count} ngày' },
  total: { other: 'Tổng cộng {count} ngày' },
  dayDone: '{day}: đã điểm danh',
  dayToday: '{day}: hôm nay',
  success: 'Điểm danh thành công!',
  fullStreak: 'Đủ 7 ngày liên tiếp!',
  useBy: 'Dùng trước ngày {date}',
  elsewhere: 'Bạn đã điểm danh trên thiết bị khác',
  great: 'Tuyệt',
  unsure: 'Chưa có phản hồi. Hãy điểm danh lại, thưởng chỉ tính một lần.',
} satisfies SameTexts<typeof base>
