import type { NoticeTexts } from './zh-CN.ts'

export const texts: NoticeTexts = {
  rechargeCredited: { title: 'Nạp tiền thành công', summary: '{amount} đã được cộng vào số dư của bạn.' },
  rechargeDenied: {
    title: 'Yêu cầu nạp tiền không được duyệt',
    summary: 'Yêu cầu nạp {amount} của bạn không được duyệt.{reason}',
  },
  withdrawalPaid: {
    title: 'Rút tiền hoàn tất',
    summary: 'Chúng tôi đã chuyển {amount} đến tài khoản của bạn. Ngân hàng có thể cần một lúc để hiển thị.',
  },
  withdrawalDenied: {
    title: 'Yêu cầu rút tiền bị từ chối',
    summary: 'Yêu cầu rút {amount} bị từ chối và tiền đã trở lại số dư của bạn.{reason}',
  },
  orderTimedOut: {
    title: 'Đơn hàng đã bị hủy',
    summary: 'Đơn {order_no} chưa được thanh toán đúng hạn nên đã bị hủy.',
  },
  couponEnding: {
    title: 'Voucher sắp hết hạn',
    summary: 'Hãy dùng “{name}” trước khi hết hạn.',
  },
  payPasswordLocked: {
    title: 'Mã PIN của bạn đã bị khóa',
    summary: 'Nhập sai quá nhiều lần. Mã PIN bị khóa {minutes} phút. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
  },
  passkeyAdded: {
    title: 'Đã bật vân tay hoặc khuôn mặt',
    summary:
      'Giờ bạn có thể xác nhận thanh toán bằng vân tay, khuôn mặt hoặc khóa màn hình của {name}. Nếu không phải bạn, hãy đổi mã PIN ngay để tắt.',
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
    title: 'Mật khẩu đã thay đổi',
    summary: 'Mật khẩu mới đã được đặt. Nếu không phải bạn, hãy chạm để hoàn tác và đăng xuất mọi nơi.',
  },
  payPasswordSet: {
    title: 'Mã PIN đã thay đổi',
    summary: 'Mã PIN mới đã được đặt. Nếu không phải bạn, hãy chạm để hoàn tác và đăng xuất mọi nơi.',
  },
  realNameApproved: { title: 'Bạn đã được xác minh', summary: 'Danh tính của bạn đã được xác minh.' },
  realNameRejected: {
    title: 'Chưa xác minh được danh tính',
    summary: 'Danh tính của bạn chưa được xác minh.{reason}',
  },
  reportClosed: { title: 'Chúng tôi đã xem xét báo cáo của bạn', summary: '{reply}' },
  unlockRefunded: {
    title: 'Đã hoàn {amount}',
    summary: 'Tập {number} không phát được nên chúng tôi đã hủy lượt mở khóa và trả {amount} về ví của bạn.',
  },
  goodsShipped: {
    title: 'Đơn hàng đang được giao',
    summary: '“{name}” đã được gửi qua {carrier}. Mã vận đơn: {number}.',
  },
  goodsReceived: {
    title: 'Đơn hàng hoàn tất',
    summary: '“{name}” đã gửi được {days} ngày nên chúng tôi ghi nhận là đã nhận.',
  },
  goodsCancelled: {
    title: 'Đơn đổi quà đã bị hủy',
    summary: 'Chúng tôi đã hủy đơn “{name}” và hoàn lại những gì bạn đã trả.{reason}',
  },
  agentAccepted: {
    title: 'Đơn xin cấp đội đã được duyệt',
    summary: 'Từ bây giờ bạn ở cấp đội {level}.',
  },
  agentRaised: {
    title: 'Bạn đã lên cấp đội {level}',
    summary: 'Đơn của bạn đã được duyệt. Cấp mới có hiệu lực từ bây giờ.',
  },
  agentRejected: {
    title: 'Đơn cấp đội chưa được duyệt',
    summary: 'Đơn đăng ký cấp đội {level} của bạn chưa được duyệt.{reason}',
  },
  agentLowered: {
    title: 'Cấp đội của bạn đã thay đổi',
    summary: 'Từ bây giờ cấp đội của bạn là {level}.{reason}',
  },
  unlockNotRefunded: {
    title: 'Không hoàn lại cho tập {number}',
    summary: 'Bạn báo tập {number} không phát được. Chúng tôi đã kiểm tra và không thể hoàn lại.{reason}',
  },
  projectFailed: {
    title: 'Tiền của bạn đã được trả lại',
    summary: '“{title}” không đủ vốn đúng hạn nên {amount} đã được trả về ví của bạn.',
  },
  starBegan: {
    title: 'Bạn đã trở thành nghệ sĩ',
    summary: 'Giờ bạn có thể đăng ảnh, video và bài viết trên trang nghệ sĩ của mình.',
  },
  starEnded: {
    title: 'Bạn không còn là nghệ sĩ',
    summary: 'Các bài đăng của bạn không còn hiển thị với người khác.{reason}',
  },
  starPostPublished: {
    title: 'Bài đăng đã được hiển thị',
    summary: '“{title}” đã được duyệt và mọi người có thể xem.',
  },
  starPostRejected: {
    title: 'Bài đăng chưa được duyệt',
    summary: '“{title}” không thể đăng.{reason}',
  },
  starPostHidden: {
    title: 'Bài đăng đã bị gỡ',
    summary: '“{title}” không còn hiển thị với người khác.{reason}',
  },
  newEpisode: { title: 'Có tập mới', summary: '“{name}” đã có tập {number}.' },
  groupJoinApproved: {
    title: 'Bạn đã vào nhóm {name}',
    summary: 'Yêu cầu tham gia đã được duyệt. Hãy chào mọi người nhé!',
  },
  groupJoinRefused: {
    title: 'Yêu cầu tham gia không được duyệt',
    summary: 'Quản trị nhóm {name} đã từ chối yêu cầu của bạn.',
  },
  chatReminder: { title: 'Nhắc bạn', summary: 'Bạn muốn xem lại một tin nhắn với {name}.' },
  groupReminder: { title: 'Nhắc bạn', summary: 'Bạn muốn xem lại một tin nhắn trong {name}.' },
}
