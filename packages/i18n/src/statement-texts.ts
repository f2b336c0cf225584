import { type ConsoleLanguage, chooseConsoleLanguage } from './console-texts.ts'
import type { Language } from './languages.ts'

/** Words of a printed statement of commission. */
interface StatementTexts {
  readonly title: (month: string) => string
  readonly explanation: string
  readonly sums: string
  readonly byKind: string
  readonly byEarner: string
  readonly kind: string
  readonly vip: string
  readonly video: string
  readonly fee: string
  readonly earner: string
  readonly openBefore: string
  readonly earned: string
  readonly reversed: string
  readonly reversedSettled: string
  readonly settled: string
  readonly openAfter: string
  readonly total: string
  readonly more: (printed: string, all: string) => string
  readonly totalOfAll: (all: string) => string
  readonly made: (moment: string) => string
}

const texts: Readonly<Record<ConsoleLanguage, StatementTexts>> = {
  en: {
    title: (month) => `Commission statement, ${month}`,
    explanation:
      'All amounts are money, taken from the ledger. On hold before + earned − reversed while on hold − settled = on hold after. What was reversed after settling went out of wallets.',
    sums: 'Totals',
    byKind: 'By source',
    byEarner: 'By earner',
    kind: 'Source',
    vip: 'Memberships',
    video: 'Episodes',
    fee: 'Top-up fees',
    earner: 'Earner',
    openBefore: 'On hold before',
    earned: 'Earned',
    reversed: 'Reversed',
    reversedSettled: 'Of which after settling',
    settled: 'Settled',
    openAfter: 'On hold after',
    total: 'Total',
    more: (printed, all) =>
      `This file prints ${printed} of ${all} earners. The CSV file lists every one of them, and all totals here include them.`,
    totalOfAll: (all) => `Total of all ${all} earners`,
    made: (moment) => `Printed ${moment}`,
  },
  'zh-CN': {
    title: (month) => `佣金对账单（${month}）`,
    explanation:
      '金额均为余额，取自账本。期初待结算 + 新增 − 待结算中撤回 − 已结算 = 期末待结算。结算后撤回的部分从钱包扣除。',
    sums: '合计',
    byKind: '按来源',
    byEarner: '按获佣人',
    kind: '来源',
    vip: '会员',
    video: '解锁剧集',
    fee: '充值手续费',
    earner: '获佣人',
    openBefore: '期初待结算',
    earned: '新增',
    reversed: '撤回',
    reversedSettled: '其中结算后撤回',
    settled: '已结算',
    openAfter: '期末待结算',
    total: '合计',
    more: (printed, all) =>
      `共 ${all} 位获佣人，本文件只列出 ${printed} 位；CSV 文件列出全部，此处各项合计均已包含所有人。`,
    totalOfAll: (all) => `全部 ${all} 位获佣人合计`,
    made: (moment) => `打印于 ${moment}`,
  },
  vi: {
    title: (month) => `Bảng kê hoa hồng, ${month}`,
    explanation:
      'Mọi số tiền là tiền trong số dư, lấy từ sổ cái. Giữ đầu kỳ + phát sinh − thu hồi khi đang giữ − tất toán = giữ cuối kỳ. Phần thu hồi sau tất toán được trừ từ ví.',
    sums: 'Tổng cộng',
    byKind: 'Theo nguồn',
    byEarner: 'Theo người nhận',
    kind: 'Nguồn',
    vip: 'Hội viên',
    video: 'Tập phim',
    fee: 'Phí nạp tiền',
    earner: 'Người nhận',
    openBefore: 'Giữ đầu kỳ',
    earned: 'Phát sinh',
    reversed: 'Thu hồi',
    reversedSettled: 'Trong đó sau tất toán',
    settled: 'Tất toán',
    openAfter: 'Giữ cuối kỳ',
    total: 'Tổng',
    more: (printed, all) =>
      `Tệp này in ${printed} trên ${all} người nhận. Tệp CSV liệt kê đủ mọi người, và mọi tổng ở đây đã gồm tất cả.`,
    totalOfAll: (all) => `Tổng của cả ${all} người nhận`,
    made: (moment) => `In lúc ${moment}`,
  },
  pt: {
    title: (month) => `Extrato de comissões, ${month}`,
    explanation:
      'Todos os valores são em dinheiro, tirados do livro-razão. Retido antes + ganho − devolvido enquanto retido − liquidado = retido depois. O que foi devolvido após liquidar saiu das carteiras.',
    sums: 'Totais',
    byKind: 'Por origem',
    byEarner: 'Por quem recebe',
    kind: 'Origem',
    vip: 'Assinaturas',
    video: 'Episódios',
    fee: 'Taxas de recarga',
    earner: 'Quem recebe',
    openBefore: 'Retido antes',
    earned: 'Ganho',
    reversed: 'Devolvido',
    reversedSettled: 'Sendo após liquidar',
    settled: 'Liquidado',
    openAfter: 'Retido depois',
    total: 'Total',
    more: (printed, all) =>
      `Este arquivo imprime ${printed} de ${all} pessoas. O arquivo CSV lista todas, e todos os totais daqui as incluem.`,
    totalOfAll: (all) => `Total de todas as ${all} pessoas`,
    made: (moment) => `Impresso em ${moment}`,
  },
}

/** In the language of the console the operator reads. */
export const statementTexts = (language: Language): StatementTexts => texts[chooseConsoleLanguage([language])]
