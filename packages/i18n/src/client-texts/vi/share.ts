import type { SameTexts } from '../../translate.ts'
import type { share as base } from '../zh-CN/share.ts'

export const share = {
  title: 'Chia sẻ phim',
  poster: 'Áp phích',
  posterOf: 'Áp phích của {title}',
  background: 'Nền',
  backgroundNumber: 'Nền {number}',
  link: 'Liên kết',
  copyLink: 'Sao chép liên kết',
  savePoster: 'Lưu áp phích',
  holdToSave: 'Nhấn giữ áp phích để lưu',
  toChat: 'Gửi vào trò chuyện',
  toOthers: 'Tùy chọn khác',
  saved: 'Đã lưu áp phích',
  sharedNot: 'Không chia sẻ được. Hãy thử lại.',
  drawing: 'Đang tạo áp phích…',
  drawFailed: 'Không tạo được áp phích',
  notShared: 'Không thể chia sẻ phim này',
  notSharedHint: 'Phim có thể đã bị gỡ hoặc đã tắt chia sẻ.',
  scan: 'Quét mã để xem',
  freeUpTo: 'Miễn phí đến tập {number}',
  freeAll: 'Miễn phí tất cả',
  episode: 'Tập {number}',
} satisfies SameTexts<typeof base>
