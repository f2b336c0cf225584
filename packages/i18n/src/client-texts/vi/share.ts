import type { SameTexts } from '../../translate.ts'
import type { share as base } from '../zh-CN/share.ts'

export const share = {
  title: 'Chia sẻ phim',
  poster: 'Poster',
  posterOf: 'Poster phim {title}',
  background: 'Nền',
  backgroundNumber: 'Nền {number}',
  link: 'Liên kết',
  copyLink: 'Sao chép liên kết',
  savePoster: 'Lưu poster',
  holdToSave: 'Nhấn giữ poster để lưu',
  toChat: 'Gửi qua tin nhắn',
  toOthers: 'Ứng dụng khác',
  saved: 'Đã lưu poster',
  sharedNot: 'Không chia sẻ được. Hãy thử lại.',
  drawing: 'Đang tạo poster…',
  drawFailed: 'Không tạo được poster',
  notShared: 'Không thể chia sẻ phim này',
  notSharedHint: 'Phim có thể đã bị gỡ hoặc không cho chia sẻ.',
  scan: 'Quét mã để xem',
  freeUpTo: 'Miễn phí đến tập {number}',
  freeAll: 'Miễn phí tất cả',
  episode: 'Tập {number}',
} satisfies SameTexts<typeof base>
