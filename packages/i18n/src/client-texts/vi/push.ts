import type { SameTexts } from '../../translate.ts'
import type { push as base } from '../zh-CN/push.ts'

export const push = {
  title: 'Thông báo khi đã đóng ứng dụng',
  hint: 'Thiết bị này báo tin nhắn và thông báo mới ngay cả khi trang đã đóng',
  blocked: 'Trình duyệt đang chặn thông báo. Hãy cho phép trong cài đặt trang web của trình duyệt',
  absent: 'Trình duyệt này không có thông báo. Trên iPhone, hãy thêm ứng dụng vào màn hình chính trước',
} satisfies SameTexts<typeof base>
