import type { SameTexts } from '../../translate.ts'
import type { audit as base } from '../zh-CN/audit.ts'

export const audit = {
  audit: 'Nhật ký thao tác',
  when: 'Thời gian',
  operator: 'Quản trị viên',
  system: 'Hệ thống',
  action: 'Thao tác',
  target: 'Đối tượng',
  address: 'Địa chỉ IP',
  changes: 'Thay đổi',
  field: 'Trường',
  before: 'Trước',
  after: 'Sau',
  nothingChanged: 'Không có thay đổi',
} satisfies SameTexts<typeof base>
