import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'

/** What is written about every project; intro and title come from its drama. HTML. */
export const rights: ByLanguage<string> = {
  'zh-CN':
    '<p>每份对应该剧网络版权的一份，以合同为准。利息按日计算，从利息池支付；期满退还本金。版权登记号见合同。</p>',
  en: '<p>Each unit stands for one share of this drama’s online rights, as the contract sets out. Interest is counted daily and paid from the interest pool. Your contribution comes back when the term ends.</p>',
  vi: '<p>Mỗi phần ứng với một phần bản quyền trực tuyến của bộ phim, theo hợp đồng. Lãi tính theo ngày và trả từ quỹ tiền lãi. Vốn được hoàn lại khi hết kỳ hạn.</p>',
  pt: '<p>Cada cota equivale a uma parte dos direitos online deste drama, conforme o contrato. Os juros contam por dia e saem do fundo de juros. O valor investido volta no fim do prazo.</p>',
}

export const risk: ByLanguage<string> = {
  'zh-CN':
    '<p>短剧收益可能不及预期。利息只从已注资的资金池支付，资金池不足时会延后支付，支付时间不作保证。提前退出扣除本金的 10%。</p>',
  en: '<p>A drama may not find its audience. Interest is paid only from a funded pool. If the pool runs short, interest is owed to you and paid later, with no promised date. Leaving early costs 10% of your contribution.</p>',
  vi: '<p>Phim có thể không được khán giả đón nhận. Lãi chỉ được trả từ quỹ đã nạp; khi quỹ thiếu, lãi được ghi nợ và trả sau, không hẹn trước ngày. Rút sớm mất 10 % số vốn.</p>',
  pt: '<p>Um drama pode não agradar. Os juros saem apenas de um fundo já abastecido; se ele faltar, ficam devidos e são pagos depois, sem data prometida. Sair antes custa 10 % do valor investido.</p>',
}

/** A category of projects. */
export const genre: ByLanguage<string> = {
  'zh-CN': '短剧版权',
  en: 'Drama rights',
  vi: 'Bản quyền phim',
  pt: 'Direitos de dramas',
}

/** Where the past keeps the pictures of a drama, whether they are drawn yet or not: an upright one for cards, which would cut the faces of a wide one. */
export const pastCoverKey = (slug: string): string => `public/demonstration/past/${slug}.webp`
export const pastWideKey = (slug: string): string => `public/demonstration/past/${slug}-wide.webp`

interface Join {
  readonly who: string
  readonly day: number
  readonly units: number
  /** Of those who have a password, which taking out asks for. */
  readonly ends?: { readonly day: number; readonly type: 'terminate' | 'settle' }
  /** It was reserved and never paid. */
  readonly isUnpaid?: true
}

export interface PastProject {
  /** The drama it is about. */
  readonly slug: string
  readonly owner: string
  /** Of the day on which members can join, and on which funding ends; the end may be still to come. */
  readonly opens: number
  readonly closes: number
  readonly unitPrice: string
  readonly units: number
  /** Below it the project has failed. */
  readonly least: string
  /** Part of what was put in, by the day. */
  readonly rate: string
  readonly term: number
  readonly joins: readonly Join[]
}

/** One in each state: matured and settled, failed, left early, sold out and paying, in progress, about to start. */
export const projects: readonly PastProject[] = [
  {
    slug: 'phoenix-returns',
    owner: '长安影业 Chang’an Pictures',
    opens: 5,
    closes: 14,
    unitPrice: '50.00',
    units: 60,
    least: '2000.00',
    rate: '0.00040',
    term: 45,
    joins: [
      { who: 'linh', day: 6, units: 20, ends: { day: 56, type: 'settle' } },
      { who: 'paulo', day: 7, units: 15, ends: { day: 57, type: 'settle' } },
      { who: 'Nguyễn Thu Trang', day: 8, units: 10 },
      { who: 'Trần Minh Khôi', day: 9, units: 15 },
    ],
  },
  {
    slug: 'seventh-floor',
    owner: 'Lift Eleven Studio',
    opens: 30,
    closes: 48,
    unitPrice: '20.00',
    units: 500,
    least: '6000.00',
    rate: '0.00060',
    term: 90,
    joins: [
      { who: 'linh', day: 33, units: 25 },
      { who: 'Hannah Brooks', day: 37, units: 40 },
    ],
  },
  {
    slug: 'madam-black-swan',
    owner: 'Lakeside Theatre Films',
    opens: 62,
    closes: 78,
    unitPrice: '50.00',
    units: 80,
    least: '2000.00',
    rate: '0.00050',
    term: 150,
    joins: [
      { who: 'linh', day: 64, units: 10, ends: { day: 121, type: 'terminate' } },
      { who: '李沐阳', day: 66, units: 30 },
      { who: 'Camila Duarte', day: 70, units: 25 },
    ],
  },
  {
    slug: 'midnight-contract',
    owner: 'Harbour Night Films',
    opens: 84,
    closes: 200,
    unitPrice: '50.00',
    units: 100,
    least: '3000.00',
    rate: '0.00055',
    term: 180,
    joins: [
      { who: 'linh', day: 85, units: 30 },
      { who: 'Hannah Brooks', day: 86, units: 20 },
      { who: 'Thiago Ramos', day: 88, units: 25 },
      { who: '何静怡', day: 91, units: 25 },
    ],
  },
  {
    slug: 'letters-from-stardust',
    owner: 'Ringed Planet Pictures',
    opens: 168,
    closes: 210,
    unitPrice: '20.00',
    units: 300,
    least: '3000.00',
    rate: '0.00045',
    term: 120,
    joins: [
      { who: 'linh', day: 170, units: 30 },
      { who: 'Maya Collins', day: 172, units: 60 },
      { who: 'linh', day: 174, units: 10, isUnpaid: true },
      { who: 'Beatriz Nogueira', day: 176, units: 50 },
    ],
  },
  {
    slug: 'before-the-snow',
    owner: 'First Snow Cooperative',
    opens: 189,
    closes: 220,
    unitPrice: '10.00',
    units: 800,
    least: '4000.00',
    rate: '0.00042',
    term: 90,
    joins: [],
  },
]

/** What the owner puts into the pool; it runs dry once, and what is owed then is paid with the next. */
export const fundings = [
  { day: 3, amount: '60.00' },
  { day: 50, amount: '100.00' },
  { day: 84, amount: '100.00' },
  { day: 136, amount: '400.00' },
  { day: 166, amount: '600.00' },
] as const

/** What those of the demonstration confirm payments with who took something out of a project. */
export const demoPayPassword = '246810'

/** Who has it, by sign-in name. */
export const demoPayers: ReadonlySet<string> = new Set(
  projects.flatMap(({ joins }) => joins.filter(({ ends }) => ends !== undefined).map(({ who }) => who)),
)
