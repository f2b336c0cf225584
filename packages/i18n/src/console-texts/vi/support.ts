import type { SameTexts } from '../../translate.ts'
import type { support as base } from '../zh-CN/support.ts'

export const support = {
  account: 'Tài khoản',
  desk: 'Cài đặt hỗ trợ',
  deskHint: 'Sửa trong phần cấu hình.',
  toSettings: 'Mở cấu hình',
  link: 'Trang hỗ trợ',
  hours: 'Giờ làm việc',
  online: 'Trực tuyến',
  offline: 'Ngoại tuyến',
  presence: 'Trạng thái',
  assigned: 'Thành viên được phân',
  appoint: 'Thêm tài khoản hỗ trợ',
  appointHint: 'Nhập ID thành viên. Thành viên được phân có thể nhắn tin cho tài khoản này mà không cần kết bạn.',
  dismiss: 'Gỡ',
  dismissTitle: 'Gỡ {name} khỏi hỗ trợ',
  dismissHint: 'Thành viên được phân sẽ nhận tài khoản khác khi cần hỗ trợ lần sau.',
} satisfies SameTexts<typeof base>
