import type { SameTexts } from '../../../translate.ts'
import type { exporting as base } from '../../zh-CN/community/exporting.ts'

export const exporting = {
  title: 'Xuất đoạn chat',
  intro:
    'Lưu đoạn chat này thành tệp ZIP, gồm các trang mở được bằng mọi trình duyệt và dữ liệu của cùng các tin nhắn đó. Trong tệp có mọi tin nhắn bạn đang xem được.',
  withFiles: 'Ảnh, video và tệp',
  withFilesHint: 'Gồm cả tin nhắn thoại. Tệp xuất ra có thể lớn.',
  underWay: 'Đang xuất…',
  stay: 'Hãy ở lại trang này cho đến khi xong.',
  messages: { other: '{shown} tin nhắn' },
  files: { other: '{shown} tệp' },
  missing: { other: 'Không lưu được {shown} tệp.' },
  cancel: 'Hủy xuất',
  done: 'Đã xuất đoạn chat',
  again: 'Xuất lại',
  exportedAt: 'Xuất lúc {time}',
  before: 'Trang trước',
  after: 'Trang sau',
  earlier: 'Trả lời một tin nhắn trước đó',
  formerMember: 'Thành viên cũ',
  leftOut: 'không có trong tệp xuất này',
} satisfies SameTexts<typeof base>
