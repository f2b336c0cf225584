import type { SameTexts } from '../../translate.ts'
import type { coolingOffs as base } from '../zh-CN/cooling-offs.ts'

export const coolingOffs = {
  title: 'Giữ tiền tạm thời',
  hint: 'Sau khi đổi email hoặc số điện thoại, đặt lại mật khẩu hoặc mã PIN, thành viên chưa thể rút tiền trong một thời gian. Hai quản trị viên có thể mở sớm.',
  until: 'Giữ đến',
  waiting: 'Chờ mở giữ tiền',
  request: 'Yêu cầu',
  askedBy: '{name} đã yêu cầu',
  ask: 'Yêu cầu mở',
  askTitle: 'Mở giữ tiền sớm cho {name}',
  askHint: 'Hãy chắc chắn bạn đang nói chuyện với chủ tài khoản. Cần quản trị viên thứ hai duyệt.',
  asked: 'Đã gửi. Tiền được mở khi quản trị viên thứ hai duyệt.',
  agree: 'Mở ngay',
  agreeTitle: 'Mở giữ tiền ngay cho {name}',
  agreeHint: '{asker} đề nghị: “{reason}”. Rút tiền và chuyển tiền dùng lại được ngay.',
  released: 'Đã mở giữ tiền',
  yours: 'Chờ quản trị viên thứ hai',
} satisfies SameTexts<typeof base>
