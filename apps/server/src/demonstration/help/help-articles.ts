import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'

interface HelpArticle {
  readonly name: string
  readonly texts: ByLanguage<{ readonly title: string; readonly summary: string; readonly lines: readonly string[] }>
}

/** What members ask most, in the order of a first week: watching, paying, getting paid, staying safe. */
export const helpArticles: readonly HelpArticle[] = [
  {
    name: 'unlock',
    texts: {
      en: {
        title: 'How to unlock episodes',
        summary: 'One episode, the rest of the drama, or everything with VIP.',
        lines: [
          'Open a locked episode and choose what to unlock: this episode, the next few, or all that are left. The price is shown in Gold before you confirm.',
          'Short on Gold? Top up, or earn some for free by checking in and completing tasks.',
          'Unlocked episodes are yours to keep. If one won’t play, your Gold is refunded automatically within 10 minutes.',
          'VIP and SVIP members watch all episodes included in their membership without unlocking them.',
        ],
      },
      'zh-CN': {
        title: '如何解锁剧集',
        summary: '单集解锁、整部解锁，或开通 VIP 畅看。',
        lines: [
          '打开未解锁的剧集，选择解锁本集、接下来几集或剩余全部。确认前会显示所需金币。',
          '金币不够？可以充值，也可以通过签到和任务免费领取。',
          '解锁后永久可看。如果无法播放，金币会在 10 分钟内自动退回。',
          'VIP 和 SVIP 会员无需解锁，即可观看会员权益内的全部剧集。',
        ],
      },
      vi: {
        title: 'Cách mở khóa tập phim',
        summary: 'Một tập, phần còn lại của phim, hoặc tất cả với VIP.',
        lines: [
          'Mở một tập đang khóa và chọn: tập này, vài tập tiếp theo hoặc tất cả các tập còn lại. Giá bằng Vàng hiện ra trước khi bạn xác nhận.',
          'Thiếu Vàng? Hãy nạp thêm, hoặc nhận miễn phí khi điểm danh và làm nhiệm vụ.',
          'Tập đã mở khóa là của bạn mãi mãi. Nếu không phát được, Vàng tự động hoàn lại trong 10 phút.',
          'Thành viên VIP và SVIP xem mọi tập thuộc gói của mình mà không cần mở khóa.',
        ],
      },
      pt: {
        title: 'Como desbloquear episódios',
        summary: 'Um episódio, o resto do drama ou tudo com o VIP.',
        lines: [
          'Abra um episódio bloqueado e escolha: só ele, os próximos ou todos os que faltam. O preço em Ouro aparece antes de você confirmar.',
          'Falta Ouro? Recarregue ou ganhe de graça com o check-in e as tarefas.',
          'Os episódios desbloqueados são seus para sempre. Se um deles não rodar, o Ouro volta automaticamente em até 10 minutos.',
          'Membros VIP e SVIP assistem a tudo o que a assinatura inclui sem desbloquear.',
        ],
      },
    },
  },
  {
    name: 'top-up',
    texts: {
      en: {
        title: 'Top-ups and refunds',
        summary: 'When your top-up arrives, and how to get help with it.',
        lines: [
          'Go to Wallet, tap Top up, and choose an amount and a payment method. Each method shows its fee and how long it takes.',
          'Some methods are instant. For the others, upload your receipt after paying. We check it and notify you when your balance is updated.',
          'Already paid, but your order is still open? Submit your receipt instead of canceling it.',
          'Something wrong with a purchase? Contact support with the order number from your transactions.',
        ],
      },
      'zh-CN': {
        title: '充值与退款',
        summary: '充值何时到账，遇到问题怎么办。',
        lines: [
          '进入钱包，点按“充值”，选择金额和支付方式。每种方式都会显示手续费和到账时间。',
          '部分方式即时到账；其他方式请在付款后上传凭证，审核通过、余额更新后会通知你。',
          '已经付款但订单仍未完成？请提交凭证，不要取消订单。',
          '购买有问题？请把账单里的订单号发给客服。',
        ],
      },
      vi: {
        title: 'Nạp tiền và hoàn tiền',
        summary: 'Khi nào tiền nạp về, và cần làm gì khi có vấn đề.',
        lines: [
          'Vào Ví, chạm Nạp tiền, rồi chọn số tiền và cách thanh toán. Mỗi cách đều ghi rõ phí và thời gian xử lý.',
          'Có cách nhận tiền ngay. Với các cách khác, hãy tải biên lai lên sau khi trả tiền. Chúng tôi kiểm tra và báo khi số dư được cập nhật.',
          'Đã trả tiền mà đơn vẫn chưa xong? Hãy gửi biên lai thay vì hủy đơn.',
          'Giao dịch có vấn đề? Hãy gửi mã đơn trong lịch sử giao dịch cho bộ phận hỗ trợ.',
        ],
      },
      pt: {
        title: 'Recargas e reembolsos',
        summary: 'Quando a recarga chega e o que fazer se algo der errado.',
        lines: [
          'Abra a Carteira, toque em Recarregar e escolha o valor e a forma de pagamento. Cada uma mostra a taxa e o prazo.',
          'Algumas formas são instantâneas. Nas outras, envie o comprovante depois de pagar. Nós conferimos e avisamos quando o saldo for atualizado.',
          'Já pagou e o pedido continua em aberto? Envie o comprovante em vez de cancelar.',
          'Algo errado com uma compra? Fale com o suporte e informe o número do pedido.',
        ],
      },
    },
  },
  {
    name: 'withdraw',
    texts: {
      en: {
        title: 'How to withdraw',
        summary: 'From your balance to your account, step by step.',
        lines: [
          'Set a PIN and add the account you want to be paid to. You may need to verify your identity first.',
          'Go to Wallet, tap Withdraw, and enter an amount. You see the fee and what you receive before you confirm with your PIN.',
          'We hold the amount while we check your withdrawal, and return it in full if it fails or you cancel it.',
          'To protect your money, withdrawals can be paused for a while after you log in to your account in a new way.',
        ],
      },
      'zh-CN': {
        title: '如何提现',
        summary: '把余额提到你的账户，只需几步。',
        lines: [
          '先设置支付密码，并添加收款账户。首次提现可能需要完成实名认证。',
          '进入钱包，点按“提现”并输入金额。输入支付密码确认前，会显示手续费和实际到账金额。',
          '审核期间金额会被冻结；如果提现失败或被取消，将全额退回。',
          '为保护你的资金，以新的方式登录后，提现可能会暂停一段时间。',
        ],
      },
      vi: {
        title: 'Cách rút tiền',
        summary: 'Từ số dư về tài khoản của bạn, từng bước một.',
        lines: [
          'Đặt mã PIN và thêm tài khoản nhận tiền. Có thể bạn cần xác minh danh tính trước.',
          'Vào Ví, chạm Rút tiền rồi nhập số tiền. Bạn thấy phí và số tiền thực nhận trước khi xác nhận bằng mã PIN.',
          'Chúng tôi giữ số tiền này trong lúc kiểm tra và trả lại đủ nếu lệnh rút không thành công hoặc bị hủy.',
          'Để bảo vệ tiền của bạn, việc rút tiền có thể tạm dừng một thời gian sau khi bạn đăng nhập theo cách mới.',
        ],
      },
      pt: {
        title: 'Como sacar',
        summary: 'Do seu saldo para a sua conta, passo a passo.',
        lines: [
          'Crie um PIN e adicione a conta em que quer receber. Talvez seja preciso verificar sua identidade antes.',
          'Abra a Carteira, toque em Sacar e informe o valor. A taxa e o valor a receber aparecem antes de você confirmar com o PIN.',
          'O valor fica reservado enquanto conferimos o saque e volta integralmente se ele falhar ou for cancelado.',
          'Para proteger seu dinheiro, os saques podem ficar pausados por um tempo depois que você entra na conta de um jeito novo.',
        ],
      },
    },
  },
  {
    name: 'safety',
    texts: {
      en: {
        title: 'Staying safe',
        summary: 'Protect your account, your money and your chats.',
        lines: [
          'Never share your password, PIN or codes. Support never asks for them.',
          'Link an email or phone number and turn on the authenticator in Settings, so that only you can log in.',
          'Be careful when someone you just met asks for money or wants to move to another app.',
          'Block or report anyone who bothers you from their profile.',
        ],
      },
      'zh-CN': {
        title: '安全须知',
        summary: '保护你的账号、资金和聊天。',
        lines: [
          '不要把登录密码、支付密码或验证码告诉任何人，客服也不会向你索要。',
          '在设置中绑定邮箱或手机号，并开启身份验证器，确保只有你能登录。',
          '如果刚认识的人向你要钱，或让你转到其他应用，请多加小心。',
          '遇到骚扰，可在对方主页拉黑或举报。',
        ],
      },
      vi: {
        title: 'Giữ an toàn',
        summary: 'Bảo vệ tài khoản, tiền và các cuộc trò chuyện.',
        lines: [
          'Không chia sẻ mật khẩu, mã PIN hay mã xác nhận cho bất kỳ ai. Bộ phận hỗ trợ không bao giờ hỏi những thông tin này.',
          'Liên kết email hoặc số điện thoại và bật ứng dụng xác thực trong Cài đặt để chỉ mình bạn đăng nhập được.',
          'Hãy cẩn thận khi người mới quen hỏi tiền hoặc muốn chuyển sang ứng dụng khác.',
          'Nếu bị làm phiền, hãy chặn hoặc báo cáo từ trang cá nhân của người đó.',
        ],
      },
      pt: {
        title: 'Como se proteger',
        summary: 'Proteja sua conta, seu dinheiro e suas conversas.',
        lines: [
          'Nunca compartilhe sua senha, seu PIN nem códigos. O suporte nunca pede essas informações.',
          'Vincule um e-mail ou telefone e ative o autenticador nas Configurações, para que só você consiga entrar.',
          'Desconfie se alguém que você acabou de conhecer pedir dinheiro ou quiser mudar de aplicativo.',
          'Se alguém incomodar você, bloqueie ou denuncie pelo perfil.',
        ],
      },
    },
  },
]
