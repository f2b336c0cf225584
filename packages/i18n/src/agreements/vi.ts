import type { AgreementText } from './agreement-text.ts'

export const userAgreement: AgreementText = {
  title: 'Điều khoản sử dụng',
  paragraphs: [
    '<p>Chào mừng bạn đến với Cliffhanger. Khi đăng ký hoặc đăng nhập, bạn đồng ý với các điều khoản này.</p>',
    '<h2>Tài khoản</h2>',
    '<p>Bạn có thể đăng nhập bằng một chạm trên thiết bị này, hoặc đăng ký bằng tên người dùng, email hay số điện thoại. Hãy giữ an toàn mật khẩu và thiết bị; bạn chịu trách nhiệm về những gì diễn ra trong tài khoản của mình. Bạn có thể đổi mật khẩu bất cứ lúc nào, khi đó các thiết bị khác sẽ bị đăng xuất ngay.</p>',
    '<h2>Nội dung</h2>',
    '<p>Phim ngắn chỉ dành cho bạn xem. Không tải xuống, quay lại hoặc bán lại. Tập đã mở khóa không bao giờ bị tính phí lần nữa.</p>',
    '<h2>Trò chuyện</h2>',
    '<p>Hãy tôn trọng người khác. Nghiêm cấm quấy rối, lừa đảo và nội dung trái pháp luật; tài khoản vi phạm có thể bị vô hiệu hóa.</p>',
    '<h2>Giá</h2>',
    '<p>Trước khi mua, bạn thấy giá và số dư còn lại. Vàng đã mua không bao giờ hết hạn. Vàng được tặng có thể hết hạn, ngày hết hạn hiển thị kèm theo và được dùng trước.</p>',
    '<h2>Dịch vụ</h2>',
    '<p>Chúng tôi cố gắng duy trì dịch vụ nhưng không thể cam kết không gián đoạn. Khi điều khoản thay đổi, nội dung mới sẽ được đăng tại đây.</p>',
  ],
}

export const privacyPolicy: AgreementText = {
  title: 'Chính sách quyền riêng tư',
  paragraphs: [
    '<p>Chính sách này cho biết chúng tôi thu thập những gì và dùng để làm gì.</p>',
    '<h2>Thông tin thu thập</h2>',
    '<p>Những gì bạn cung cấp: biệt danh, ảnh đại diện, email hoặc số điện thoại. Về thiết bị: loại, hệ điều hành, ngôn ngữ, múi giờ và địa chỉ IP. Hoạt động: các tập bạn xem và tin nhắn bạn gửi.</p>',
    '<h2>Mục đích</h2>',
    '<p>Để đăng nhập, bảo vệ tài khoản, xem tiếp, chuyển tin nhắn và đo chất lượng dịch vụ. Chúng tôi không bán dữ liệu cá nhân của bạn.</p>',
    '<h2>Lưu trữ</h2>',
    '<p>Mật khẩu chỉ được lưu dưới dạng băm có muối; mã xác minh và mã đăng nhập không bao giờ được lưu dạng văn bản thường. Sự kiện được lưu 30 ngày, tin nhắn được lưu đến khi bạn xóa.</p>',
    '<h2>Quảng cáo</h2>',
    '<p>Chỉ khi bạn đồng ý, một sự kiện đăng ký mới có thể được gửi đến nhà cung cấp quảng cáo, với email và số điện thoại đã được băm.</p>',
    '<h2>Quyền của bạn</h2>',
    '<p>Bạn có thể xem và thay đổi dữ liệu của mình, hoặc yêu cầu bộ phận hỗ trợ xóa tài khoản.</p>',
  ],
}

export const teamRules: AgreementText = {
  title: 'Quy tắc của đội',
  paragraphs: [
    '<p>Mời bạn bè bằng mã, liên kết hoặc poster của bạn. Dưới đây là cách đội hoạt động và những gì tạo ra hoa hồng.</p>',
    '<h2>Ai ở trong đội của bạn</h2>',
    '<p>Người bạn mời là cấp một. Người họ mời là cấp hai. Không có cấp ba.</p>',
    '<p>Người mời chỉ được đặt một lần và không bao giờ thay đổi. Chỉ người tham gia trước bạn mới có thể là người mời của bạn.</p>',
    '<h2>Điều gì tạo ra hoa hồng</h2>',
    '<p>Hoa hồng chỉ đến từ những gì đội của bạn mua: VIP, SVIP và các tập mở khóa bằng vàng đã mua. Hoa hồng chờ đến khi hết thời hạn hoàn tiền và bị thu lại nếu giao dịch được hoàn tiền.</p>',
    '<p>Bản thân việc mời không sinh ra tiền. Gói quảng bá, góp vốn làm phim, chuyển tiền và vàng được tặng không tạo hoa hồng cho ai. Phần thưởng mời bạn là vàng và không thể đổi thành tiền.</p>',
    '<h2>Điều gì không có thu nhập</h2>',
    '<p>Nếu bạn và người bạn mời dùng chung thiết bị, tài khoản nhận tiền hoặc danh tính đã xác minh, bạn không có thu nhập từ họ. Nếu đó là nhầm lẫn, hãy nhờ bộ phận hỗ trợ xem lại.</p>',
    '<h2>Cấp đội</h2>',
    '<p>Cấp đội cho tỷ lệ cao hơn. Cần có doanh số đã quyết toán của đội trong 90 ngày và một đơn được chúng tôi duyệt. Không ai có cấp đội nhờ trả tiền hay tuyển người.</p>',
    '<h2>Quyền riêng tư</h2>',
    '<p>Trong đội, bạn chỉ thấy một phần tên và số, và không ai thấy số điện thoại hay địa chỉ email.</p>',
  ],
}
