import type { SameTexts } from '../../translate.ts'
import type { push as base } from '../zh-CN/push.ts'

export const push = {
  title: 'Thông báo đẩy',
  hint: 'Nhận tin nhắn và thông báo trên thiết bị này, kể cả khi đã đóng ứng dụng',
  blocked: 'Thông báo đang bị chặn. Hãy cho phép trong cài đặt trang web của trình duyệt.',
  absent: 'Trình duyệt này không hỗ trợ thông báo. Trên iPhone, hãy thêm ứng dụng vào màn hình chính trước.',
} satisfies SameTexts<typeof base>
