import type { Language } from './languages.ts'

interface ReceiptTexts {
  readonly title: string
  readonly kind: string
  readonly about: string
  readonly amount: string
  readonly note: string
  readonly time: string
  readonly number: string
  readonly channel: string
  readonly refunded: string
  readonly made: (moment: string) => string
}

/** What a printed receipt says. */
const texts: Readonly<Record<Language, ReceiptTexts>> = {
  en: {
    title: 'Receipt',
    kind: 'Type',
    about: 'For',
    amount: 'Amount',
    note: 'Note',
    time: 'Time',
    number: 'Order no.',
    channel: 'Paid with',
    refunded: 'Refunded',
    made: (moment) => `Printed ${moment}`,
  },
  'zh-CN': {
    title: '凭证',
    kind: '类型',
    about: '对象',
    amount: '金额',
    note: '备注',
    time: '时间',
    number: '订单号',
    channel: '支付方式',
    refunded: '已退款',
    made: (moment) => `打印于 ${moment}`,
  },
  vi: {
    title: 'Biên nhận',
    kind: 'Loại',
    about: 'Cho',
    amount: 'Số tiền',
    note: 'Ghi chú',
    time: 'Thời gian',
    number: 'Mã đơn',
    channel: 'Thanh toán qua',
    refunded: 'Đã hoàn tiền',
    made: (moment) => `In lúc ${moment}`,
  },
  pt: {
    title: 'Comprovante',
    kind: 'Tipo',
    about: 'Referente a',
    amount: 'Valor',
    note: 'Observação',
    time: 'Data e hora',
    number: 'Nº do pedido',
    channel: 'Forma de pagamento',
    refunded: 'Reembolsado',
    made: (moment) => `Impresso em ${moment}`,
  },
  ja: {
    title: '領収書',
    kind: '種類',
    about: '対象',
    amount: '金額',
    note: 'メモ',
    time: '日時',
    number: '注文番号',
    channel: '支払い方法',
    refunded: '返金済み',
    made: (moment) => `${moment} に印刷`,
  },
}

export const receiptTexts = (language: Language): ReceiptTexts => texts[language]
