import type { SameTexts } from '../../translate.ts'
import type { lists as base } from '../zh-CN/lists.ts'

export const lists = {
  export: 'Xuất',
  exportTitle: 'Xuất tệp CSV',
  exportHint: { other: '{shown} dòng khớp bộ lọc hiện tại. Nhật ký thao tác ghi lại ai đã xuất gì.' },
  exportCut: 'Danh sách có {found} dòng. Một tệp chứa {limit} dòng đầu; hãy chọn kỳ ngắn hơn để lấy phần còn lại.',
  exporting: 'Đang xuất',
  exportProgress: '{done}/{total} dòng',
  exportFailed: 'Dừng sau {done} dòng. Thử lại để tiếp tục từ đây.',
  exported: { other: 'Đã xuất {shown} dòng' },
  coin: 'loại tiền',
  number: 'ID',
} satisfies SameTexts<typeof base>
