import type { SameTexts } from '../../../translate.ts'
import type { dashboard as base } from '../../zh-CN/figures/dashboard.ts'

export const dashboard = {
  waitingTitle: 'Việc đang chờ bạn',
  platformTitle: 'Nền tảng',
  transcoding: 'Video đang xử lý',
  failed: 'Video lỗi',
  unlisted: 'Đã đăng, chờ video',
  reports: 'Báo cáo mới',
  reviews: 'Tin nhắn chờ duyệt',
  realNames: 'Danh tính chờ xác minh',
  mallOrders: 'Đơn chờ gửi',
  crowdObligations: 'Góp vốn cần xử lý',
  starPosts: 'Bài nghệ sĩ chờ duyệt',
  agentApplications: 'Đơn xin cấp đội',
  changes: 'Yêu cầu chờ duyệt',
  codes: 'Mã còn hiệu lực chưa dùng',
  recentActs: 'Hoạt động gần đây',
  all: 'Xem tất cả',
  waitingOf: '{count} đang chờ',
} satisfies SameTexts<typeof base>
