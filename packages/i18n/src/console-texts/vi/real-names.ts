import type { SameTexts } from '../../translate.ts'
import type { realNames as base } from '../zh-CN/real-names.ts'

export const realNames = {
  realNames: 'Xác minh danh tính',
  application: 'Hồ sơ',
  toReview: 'Chờ duyệt',
  certified: 'Đã xác minh',
  rejected: 'Bị từ chối',
  applied: 'Gửi lúc',
  open: 'Mở',
  openTitle: 'Mở hồ sơ của {name}',
  openHint: 'Bạn sẽ thấy tên, số và ảnh giấy tờ. Thao tác được ghi vào nhật ký.',
  name: 'Họ và tên',
  idNumber: 'Số giấy tờ',
  pictures: 'Ảnh giấy tờ',
  sameNumber: { other: '{count} thành viên khác đã dùng cùng số giấy tờ.' },
  certify: 'Xác minh',
  certifyTitle: 'Xác minh {name}',
  certifyHint: 'Thành viên được xác minh ngay.',
  reject: 'Từ chối',
  rejectTitle: 'Từ chối {name}',
  rejectHint: 'Thành viên thấy lý do và có thể gửi lại.',
  reasonForMember: 'Tối thiểu 3 ký tự. Thành viên sẽ thấy.',
} satisfies SameTexts<typeof base>
