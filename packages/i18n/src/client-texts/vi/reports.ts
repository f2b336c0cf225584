import type { SameTexts } from '../../translate.ts'
import type { reports as base } from '../zh-CN/reports.ts'

export const reports = {
  title: 'Báo cáo',
  hint: 'Chỉ nền tảng thấy báo cáo này. Người bị báo cáo không được thông báo.',
  reason: 'Lý do',
  reasonHint: 'Nói ngắn gọn',
  usualReasons: 'Lý do thường gặp',
  reasonEmpty: 'Lý do không được để trống',
  spam: 'Quảng cáo rác',
  fraud: 'Lừa đảo',
  harassment: 'Quấy rối',
  nudity: 'Nội dung khiêu dâm',
  violence: 'Bạo lực',
  infringement: 'Xâm phạm quyền',
  description: 'Chuyện gì đã xảy ra',
  descriptionHint: 'Xảy ra khi nào và như thế nào',
  descriptionEmpty: 'Mô tả không được để trống',
  images: 'Ảnh bằng chứng',
  imagesHint: '1 đến {max} ảnh, ví dụ ảnh chụp màn hình',
  imagesEmpty: 'Ảnh bằng chứng không được để trống',
  image: 'Bằng chứng {number}',
  addImages: 'Thêm ảnh',
  removeImage: 'Xóa ảnh {number}',
  stillUploading: 'Ảnh vẫn đang tải lên',
  send: 'Gửi báo cáo',
  sent: 'Cảm ơn, chúng tôi sẽ xem xét',
} satisfies SameTexts<typeof base>
