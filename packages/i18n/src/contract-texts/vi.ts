/** The contract of crowdfunding and its rules, as the product ships them. */
export const vi = {
  contract: {
    title: 'Hợp đồng góp vốn bản quyền',
    party_a: 'Cliffhanger',
    content: `<h2>Hãy đọc trước: bạn có thể mất tiền</h2>
<p>Một bộ phim có thể thất bại. Tiền lãi chỉ được trả từ quỹ mà nền tảng đã nạp trước. Nếu quỹ thiếu, tiền lãi được ghi là còn nợ và trả sau, trong lúc đó không ai được tham gia. Rút sớm mất {penalty_rate} số tiền đã góp. Chỉ dùng khoản tiền bạn không cần đến trước khi hết kỳ hạn.</p>
<h2>1. Các bên</h2>
<p>Bên A: {party_a}. Bên B: {party_b}. Số hợp đồng: {contract_no}. Ký ngày: {signed}.</p>
<h2>2. Dự án</h2>
<p>“{project}”. Chủ sở hữu bản quyền: {copyright_owner}.</p>
<h2>3. Phần góp của Bên B</h2>
<p>{units} phần, mỗi phần {unit_price}. Bên B trả {amount}. Số tiền nằm trong tài khoản ký quỹ riêng của dự án suốt kỳ hạn, không bao giờ dùng để trả lãi và không bao giờ trả cho thành viên khác.</p>
<h2>4. Tiền lãi</h2>
<p>{day_rate} số tiền cho mỗi ngày trọn vẹn, trong {cycle_days} ngày. Khoản thanh toán trước nửa đêm theo giờ nền tảng được tính lãi từ ngày hôm sau. Phần lẻ được cộng dồn sang ngày sau nên không mất do làm tròn. Ngày hợp đồng kết thúc không tính lãi.</p>
<h2>5. Hết kỳ hạn</h2>
<p>Sau {cycle_days} ngày, Bên B rút toàn bộ số tiền và phần lãi chưa trả.</p>
<h2>6. Rút sớm</h2>
<p>Bên B có thể chấm dứt hợp đồng bất cứ lúc nào. Khi đó Bên B nhận số tiền trừ {penalty_rate}, cộng lãi đến hết ngày trọn vẹn cuối cùng. Con số chính xác được hiển thị trước khi xác nhận. Tiền lãi đã trả thuộc về Bên B.</p>
<h2>7. Nếu dự án không đạt</h2>
<p>Nếu đến hạn mà dự án chưa đạt mức tối thiểu, toàn bộ số tiền tự động về ví của Bên B.</p>
<h2>8. Chữ ký</h2>
<p>Bên B ký: {sign_name}</p>`,
  },
  rules: `<p>Bạn góp tiền theo phần vào bản quyền một bộ phim. Số tiền nằm trong tài khoản ký quỹ riêng của dự án suốt kỳ hạn.</p>
<p>Tiền lãi được trả hằng ngày, chỉ từ quỹ đã nạp trước. Nếu quỹ thiếu, tiền lãi được ghi là còn nợ và được trả trước tiên khi quỹ đủ. Trong lúc đó không ai được tham gia.</p>
<p>Bạn có thể rút sớm bất cứ lúc nào và mất 10% số tiền đã góp. Nếu dự án không đạt đúng hạn, toàn bộ tiền về ví của bạn.</p>`,
}
