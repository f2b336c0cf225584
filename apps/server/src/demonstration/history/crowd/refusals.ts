import type { Language } from '@cliffhanger/i18n/languages.ts'

/** Why operators refused something: members read it, so it is in their language. */
export const refusals = {
  recharge: {
    en: 'We found no payment with this number.',
    'zh-CN': '没有查到这个单号的付款。',
    vi: 'Không tìm thấy khoản thanh toán nào với mã này.',
    pt: 'Não encontramos nenhum pagamento com este número.',
    ja: 'この番号の入金は確認できませんでした。',
  },
  realName: {
    en: 'The photo of the back is blurred. Please take it again.',
    'zh-CN': '证件背面照片不清晰，请重新拍摄。',
    vi: 'Ảnh mặt sau bị mờ, vui lòng chụp lại.',
    pt: 'A foto do verso está desfocada. Tire outra, por favor.',
    ja: '裏面の写真がぼやけています。撮り直してください。',
  },
  withdrawal: {
    en: "The account holder's name doesn't match yours.",
    'zh-CN': '收款账户姓名与你的实名不一致。',
    vi: 'Tên chủ tài khoản không khớp với tên của bạn.',
    pt: 'O nome do titular da conta não é o seu.',
    ja: '口座の名義がお名前と一致しません。',
  },
  payout: {
    en: 'The bank returned the payment.',
    'zh-CN': '银行退回了这笔款项。',
    vi: 'Ngân hàng đã trả lại khoản này.',
    pt: 'O banco devolveu o pagamento.',
    ja: '銀行から差し戻されました。',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>
