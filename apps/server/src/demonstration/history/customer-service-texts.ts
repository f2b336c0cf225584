import type { Language } from '@cliffhanger/i18n/languages.ts'

/** What a member of the cast asks customer service. */
export interface Question {
  readonly who: string
  readonly words: string
  /** Absent: nobody has answered yet. */
  readonly answer?: string
  /** What the member says to that. */
  readonly thanks?: string
  /** What operators note for each other. */
  readonly note?: string
  /** 1 to 5; absent: it was not rated. */
  readonly rating?: number
  readonly comment?: string
}

/** Cases that are over, the first first. */
export const closedQuestions: readonly Question[] = [
  {
    who: 'Hannah Brooks',
    words: 'I paid by bank transfer this morning and my balance hasn’t changed. Did it arrive?',
    answer: 'Hi Hannah! It has just been confirmed, so the money is in your wallet now. Enjoy the show.',
    thanks: 'There it is. Thanks!',
    rating: 5,
    comment: 'Quick and friendly',
  },
  {
    who: '李沐阳',
    words: '我换了手机，之前缓存的剧还能看吗？',
    answer: '您好！缓存只保存在原来的手机上，但您解锁过的剧集都还在，在新手机上重新缓存即可。',
    thanks: '明白了，谢谢',
    rating: 5,
  },
  {
    who: 'Beatriz Nogueira',
    words: 'Comprei o mensal do VIP, mas queria o anual. Dá para trocar?',
    answer: 'Oi, Beatriz! Dá sim: assine o anual quando quiser, e ele começa assim que o mensal terminar.',
    rating: 4,
  },
  {
    who: 'Nguyễn Thu Trang',
    words: 'Mình quên mã PIN thanh toán thì làm thế nào ạ?',
    answer: 'Chào bạn! Bạn vào Cài đặt, chọn Mã PIN rồi chọn Quên mã PIN. Chúng tôi sẽ gửi mã xác nhận cho bạn.',
    thanks: 'Được rồi, cảm ơn bạn nhiều',
    rating: 5,
    comment: 'Hướng dẫn rất rõ',
  },
  {
    who: 'Noah Bennett',
    words: 'The subtitles of episode 3 of The Seventh Floor are a second late for me.',
    answer: 'Thanks for telling us, Noah. We’ve passed it on, and the corrected subtitles will be up tomorrow.',
    note: 'Sent to the subtitle team. Confirmed: offset of 0.9 s.',
    rating: 4,
    comment: 'Fixed the next day as promised',
  },
  {
    who: '孙浩然',
    words: '提现申请提交两天了，怎么还在审核？',
    answer: '您好，您的银行卡开户名与实名不一致，请更新银行卡后重新提交，金额已退回钱包。',
    note: '开户名少一个字，已退回。',
    rating: 2,
    comment: '应该早点告诉我',
  },
  {
    who: 'Rafael Moreira',
    words: 'Convidei um amigo e não apareceu na minha equipe.',
    answer: 'Oi, Rafael! Ele entrou antes de abrir o seu link, por isso não foi ligado a você. Os próximos serão.',
    thanks: 'Entendi, obrigado pela resposta',
  },
  {
    who: 'Grace Whitfield',
    words: 'Can I watch on two phones with one account?',
    answer: 'Yes! Your unlocked episodes and your place in each drama follow you to every device you sign in on.',
    thanks: 'Perfect',
    rating: 5,
  },
  {
    who: 'Đỗ Anh Thư',
    words: 'Điểm danh hôm qua của mình bị mất, có lấy lại được không?',
    answer: 'Chào bạn, ngày điểm danh tính theo giờ GMT+8 nên hôm qua chưa được ghi nhận. Bạn vẫn giữ chuỗi 6 ngày.',
    rating: 3,
  },
  {
    who: '何静怡',
    words: '怎么把群主转给别人？',
    answer: '您好！在群资料里点「转让群主」，选择一位成员并确认就可以了。',
    thanks: '找到了！',
    rating: 5,
    comment: '回复很快',
  },
]

/** Cases that an operator works on. */
export const openQuestions: readonly Question[] = [
  {
    who: 'Owen Carter',
    words: 'I was charged twice for the same top-up. Both show up at my bank.',
    answer: 'Sorry about that, Owen. I’m checking both payments with the bank and will write to you here today.',
    note: 'Second payment not matched yet, see unmatched payments.',
  },
  {
    who: 'Marina Teixeira',
    words: 'Minha verificação de identidade foi recusada, mas as fotos estão boas.',
    answer: 'Oi, Marina! Vou pedir para outra pessoa olhar de novo. Já te respondo por aqui.',
  },
]

/** Cases of the last evening that nobody has looked at. */
export const waitingQuestions: readonly Question[] = [
  { who: '周雨桐', words: '充值了 50 美元，金币还没到账，订单页面显示审核中。' },
  { who: 'Ella Thompson', words: 'How do I cancel my VIP before it renews?' },
  { who: 'Lý Mai Chi', words: 'Video bị giật khi mình xem bằng 4G, chọn chất lượng thấp ở đâu vậy ạ?' },
  { who: 'Sofia Barros', words: 'O código do cupom diz que já foi usado, mas é a primeira vez que eu uso.' },
  { who: 'Lucas Pacheco', words: 'Como faço para sair de um financiamento antes do prazo?' },
]

/** What operators answer often, in the languages of members. */
export const cannedAnswers: readonly {
  readonly title: string
  readonly texts: Readonly<Partial<Record<Exclude<Language, 'ja'>, string>>>
}[] = [
  {
    title: 'Bank transfers',
    texts: {
      en: 'A bank transfer usually arrives within one working day. We confirm it by hand, and you get a notice as soon as it’s in your wallet.',
      'zh-CN': '银行转账一般在一个工作日内到账，由人工确认，到账后您会收到通知。',
      vi: 'Chuyển khoản ngân hàng thường đến trong một ngày làm việc. Chúng tôi xác nhận thủ công và sẽ báo cho bạn ngay.',
      pt: 'Uma transferência bancária costuma chegar em um dia útil. Confirmamos manualmente e avisamos assim que cair.',
    },
  },
  {
    title: 'Forgotten PIN',
    texts: {
      en: 'Open Settings, then PIN, then “Forgot PIN”. We’ll send you a code to set a new one.',
      'zh-CN': '请打开「设置 - 支付密码 - 忘记密码」，我们会发送验证码供您重设。',
      vi: 'Bạn mở Cài đặt, chọn Mã PIN rồi Quên mã PIN. Chúng tôi sẽ gửi mã để bạn đặt lại.',
      pt: 'Abra Configurações, depois PIN e “Esqueci o PIN”. Enviaremos um código para criar um novo.',
    },
  },
  {
    title: 'Anything else?',
    texts: {
      en: 'Is there anything else I can help you with?',
      'zh-CN': '请问还有其他可以帮您的吗？',
      vi: 'Mình có thể giúp gì thêm cho bạn không?',
      pt: 'Posso ajudar em mais alguma coisa?',
    },
  },
]
