import type { SameTexts } from '../../../translate.ts'
import type { messages as base } from '../../zh-CN/chat/messages.ts'

export const messages = {
  reviews: 'Duyệt tin nhắn',
  message: 'Tin nhắn',
  sender: 'Người gửi',
  sent: 'Gửi lúc',
  approve: 'Duyệt',
  reject: 'Từ chối',
  rejectTitle: 'Từ chối tin nhắn này',
  rejectHint: 'Chỉ người gửi, trưởng nhóm và phó nhóm còn thấy tin này.',
  defaultOnly: 'Tin nhắn chờ duyệt trong nhóm mặc định, cũ nhất trước.',
  picture: 'Ảnh',
  video: 'Video',
  loop: 'GIF',
  voice: 'Tin nhắn thoại',
  card: 'Danh thiếp của {name} ({number})',
  transfer: 'Chuyển {amount} {coin}',
  poll: 'Bình chọn: {question}',
  pollRight: '{option} (câu trả lời đúng)',
  sticker: 'Nhãn dán {emoji}',
  unreadable: 'Không hiển thị được tin nhắn này',
  fileGone: 'Tệp không còn nữa',
} satisfies SameTexts<typeof base>
