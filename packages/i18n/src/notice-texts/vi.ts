import type { NoticeTexts } from '../notice-texts.ts'

export const texts: NoticeTexts = {
  rechargeCredited: { title: 'Tiền nạp đã vào tài khoản', summary: '{amount} {coin} bạn nạp đã vào tài khoản.' },
  rechargeDenied: {
    title: 'Yêu cầu nạp tiền bị từ chối',
    summary: 'Yêu cầu nạp {amount} {coin} của bạn bị từ chối: {reason}',
  },
  withdrawalPaid: {
    title: 'Đã chuyển tiền rút',
    summary: '{amount} {coin} đã được chuyển đến tài khoản của bạn. Tiền có thể đến chậm một lúc.',
  },
  withdrawalDenied: {
    title: 'Yêu cầu rút tiền bị từ chối',
    summary: 'Yêu cầu rút {amount} {coin} bị từ chối, tiền đã trở lại số dư của bạn: {reason}',
  },
  orderTimedOut: {
    title: 'Đơn hàng đã bị hủy',
    summary: 'Đơn {order_no} không được thanh toán đúng hạn nên đã bị hủy.',
  },
  couponEnding: {
    title: 'Phiếu giảm giá sắp hết hạn',
    summary: 'Phiếu “{name}” của bạn sắp hết hạn. Hãy dùng ngay khi còn kịp.',
  },
  payPasswordLocked: {
    title: 'Mật khẩu thanh toán đã bị khóa',
    summary:
      'Mật khẩu bị nhập sai quá nhiều lần và bị khóa {minutes} phút. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập ngay.',
  },
  contactChanged: {
    title: 'Thông tin đăng nhập đã thay đổi',
    summary:
      'Email hoặc số điện thoại của tài khoản đã được đổi. Nếu không phải bạn, hãy chạm để hoàn tác và đăng xuất mọi nơi.',
  },
  authenticatorOff: {
    title: 'Đã tắt đăng nhập hai bước',
    summary:
      'Không cần ứng dụng xác thực để đăng nhập nữa. Nếu không phải bạn, hãy chạm để hoàn tác và đăng xuất mọi nơi.',
  },
  loginPasswordSet: {
    title: 'Mật khẩu đăng nhập đã thay đổi',
    summary: 'Mật khẩu đăng nhập mới đã được đặt. Nếu không phải bạn, hãy chạm để hoàn tác và đăng xuất mọi nơi.',
  },
  payPasswordSet: {
    title: 'Mã PIN thanh toán mới',
    summary: 'Mã PIN thanh toán mới đã được đặt. Nếu không phải bạn, hãy chạm để hoàn tác và đăng xuất mọi nơi.',
  },
  realNameApproved: { title: 'Bạn đã được xác thực', summary: 'Xác thực danh tính của bạn đã được duyệt.' },
  realNameRejected: {
    title: 'Xác thực bị từ chối',
    summary: 'Xác thực danh tính của bạn bị từ chối: {reason}',
  },
  reportClosed: { title: 'Báo cáo của bạn đã được xử lý', summary: '{reply}' },
  unlockRefunded: {
    title: 'Đã hoàn {amount} {coin}',
    summary: 'Không phát được tập {number}. Lượt mở khóa đã được hủy và {amount} {coin} đã trở lại ví của bạn.',
  },
  unlockNotRefunded: {
    title: 'Lượt mở khóa tập {number} không được hoàn',
    summary: 'Bạn báo không phát được tập {number}. Chúng tôi đã xem xét và không hoàn lại: {reason}',
  },
}
