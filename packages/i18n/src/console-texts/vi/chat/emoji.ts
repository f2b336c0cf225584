import type { SameTexts } from '../../../translate.ts'
import type { emoji as base } from '../../zh-CN/chat/emoji.ts'

export const emoji = {
  emoji: 'Biểu tượng cảm xúc',
  search: 'Tên',
  picture: 'Ảnh',
  name: 'Tên',
  nameHint: '1 đến 20 ký tự trong ngoặc vuông, ví dụ [smile]',
  nameFormat: 'Dùng ngoặc vuông, ví dụ [smile]',
  pictureHint: 'Được thu về 128 pixel',
  add: 'Thêm biểu tượng',
  edit: 'Sửa biểu tượng',
  renameHint: 'Tin nhắn dùng tên cũ sẽ hiện tên dưới dạng chữ.',
  removeTitle: 'Xóa {name}',
  removeHint: 'Tin nhắn có biểu tượng này sẽ hiện tên dưới dạng chữ.',
} satisfies SameTexts<typeof base>
