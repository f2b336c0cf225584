import type { SameTexts } from '../../translate.ts'
import type { upload as base } from '../zh-CN/upload.ts'

export const upload = {
  uploads: 'Tải video lên',
  hint: 'Mỗi tệp thành một tập. Số trong tên tệp được dùng, nếu không thì xếp theo tên. Bạn có thể sang trang khác nhưng hãy giữ cửa sổ này mở.',
  drop: 'Thả video vào đây hoặc bấm để chọn tệp',
  choosePicture: 'Chọn ảnh',
  waiting: 'Đang chờ',
  uploading: 'Đang tải lên',
  paused: 'Tạm dừng',
  attaching: 'Đang tạo tập',
  done: 'Xong',
  failed: 'Lỗi',
  pause: 'Tạm dừng',
  resume: 'Tiếp tục',
  resumeFailed: 'Thử lại tất cả ({count})',
  skipped: 'Bỏ qua {count} tệp vì tập đã có',
  clearDone: 'Xóa mục đã xong',
  storeRefused: 'kho lưu trữ từ chối ({code})',
  storeUnreachable: 'mất kết nối với kho lưu trữ',
} satisfies SameTexts<typeof base>
