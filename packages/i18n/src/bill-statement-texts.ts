import type { Language } from './languages.ts'

interface BillStatementTexts {
  readonly title: (month: string) => string
  readonly member: string
  readonly period: string
  readonly zone: string
  readonly opening: string
  readonly ins: string
  readonly outs: string
  readonly closing: string
  readonly time: string
  readonly what: string
  readonly amount: string
  readonly balance: string
  readonly nothing: string
  /** Lines that are not printed one by one, as one sum. */
  readonly earlier: (count: string) => string
  readonly outside: string
  readonly outsideNote: string
  readonly channel: string
  readonly made: (moment: string) => string
}

/** What a printed statement of a member's month says. */
const texts: Readonly<Record<Language, BillStatementTexts>> = {
  en: {
    title: (month) => `Statement, ${month}`,
    member: 'Member',
    period: 'Period',
    zone: 'Time zone',
    opening: 'Opening balance',
    ins: 'Total in',
    outs: 'Total out',
    closing: 'Closing balance',
    time: 'Time',
    what: 'Details',
    amount: 'Amount',
    balance: 'Balance',
    nothing: 'No transactions this month.',
    earlier: (count) => `${count} earlier transactions (see the CSV file)`,
    outside: 'Paid outside your balance',
    outsideNote: 'These purchases were charged to the payment method shown. They are not part of the balances above.',
    channel: 'Paid with',
    made: (moment) => `Printed ${moment}`,
  },
  'zh-CN': {
    title: (month) => `${month}对账单`,
    member: '用户',
    period: '期间',
    zone: '时区',
    opening: '期初余额',
    ins: '收入合计',
    outs: '支出合计',
    closing: '期末余额',
    time: '时间',
    what: '明细',
    amount: '金额',
    balance: '余额',
    nothing: '本月没有交易。',
    earlier: (count) => `更早的 ${count} 笔交易（详见 CSV 文件）`,
    outside: '未使用余额的支付',
    outsideNote: '以下订单由所列支付方式直接付款，不计入上方余额。',
    channel: '支付方式',
    made: (moment) => `打印于 ${moment}`,
  },
  vi: {
    title: (month) => `Sao kê ${month}`,
    member: 'Thành viên',
    period: 'Kỳ sao kê',
    zone: 'Múi giờ',
    opening: 'Số dư đầu kỳ',
    ins: 'Tổng tiền vào',
    outs: 'Tổng tiền ra',
    closing: 'Số dư cuối kỳ',
    time: 'Thời gian',
    what: 'Nội dung',
    amount: 'Số tiền',
    balance: 'Số dư',
    nothing: 'Không có giao dịch nào trong tháng.',
    earlier: (count) => `${count} giao dịch trước đó (xem tệp CSV)`,
    outside: 'Thanh toán ngoài số dư',
    outsideNote: 'Các khoản này được trả trực tiếp bằng phương thức bên dưới và không tính vào số dư ở trên.',
    channel: 'Thanh toán qua',
    made: (moment) => `In lúc ${moment}`,
  },
  pt: {
    title: (month) => `Extrato de ${month}`,
    member: 'Membro',
    period: 'Período',
    zone: 'Fuso horário',
    opening: 'Saldo inicial',
    ins: 'Total de entradas',
    outs: 'Total de saídas',
    closing: 'Saldo final',
    time: 'Data e hora',
    what: 'Descrição',
    amount: 'Valor',
    balance: 'Saldo',
    nothing: 'Nenhuma transação neste mês.',
    earlier: (count) => `${count} transações anteriores (veja o arquivo CSV)`,
    outside: 'Pago fora do saldo',
    outsideNote: 'Estas compras foram cobradas na forma de pagamento indicada. Elas não fazem parte dos saldos acima.',
    channel: 'Forma de pagamento',
    made: (moment) => `Impresso em ${moment}`,
  },
  ja: {
    title: (month) => `${month} 明細書`,
    member: '会員',
    period: '期間',
    zone: 'タイムゾーン',
    opening: '期首残高',
    ins: '入金合計',
    outs: '出金合計',
    closing: '期末残高',
    time: '日時',
    what: '内容',
    amount: '金額',
    balance: '残高',
    nothing: 'この月の取引はありません。',
    earlier: (count) => `それ以前の取引 ${count} 件（CSV ファイルを参照）`,
    outside: '残高以外での支払い',
    outsideNote: '以下は表示の支払い方法で直接支払われたもので、上記の残高には含まれません。',
    channel: '支払い方法',
    made: (moment) => `${moment} に印刷`,
  },
}

export const billStatementTexts = (language: Language): BillStatementTexts => texts[language]
