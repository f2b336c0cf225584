import { clientLanguages } from '@cliffhanger/i18n/languages.ts'
import type { ServerContext } from '../context.ts'
import type { NewPlan, PaymentsDomain } from '../domains/payments/index.ts'
import { makeOnce } from './deps.ts'

/** What a plan is made once by, whatever it is called. */
interface DemoPlan extends NewPlan {
  readonly key: string
}

const plan = (key: string, name: string, amount: string, gold: string, bonus: string, isHot = false): DemoPlan => ({
  key,
  name,
  amount,
  coin_code: 'gold',
  receive_amount: gold,
  bonus_coin: 'gold',
  bonus_amount: bonus,
  is_hot: isHot,
  sort: Number(gold),
  is_open: true,
})

/** Their names read the same in every language. Amounts in minor units. */
const plans: readonly DemoPlan[] = [
  plan('100 ✦', 'Spark', '1000', '100', '0'),
  plan('500 ✦', 'Flame', '5000', '500', '30'),
  plan('1 000 ✦', 'Blaze', '10000', '1000', '100', true),
  plan('5 000 ✦', 'Comet', '50000', '5000', '800'),
  {
    key: '+5 %',
    name: 'Cash +5%',
    amount: '20000',
    coin_code: 'money',
    receive_amount: '20000',
    bonus_coin: 'money',
    bonus_amount: '1000',
    is_hot: false,
    sort: 10_000,
    is_open: true,
  },
]

const accounts = {
  bank: { bank_name: 'Harbour Bank', account_name: 'Cliffhanger Demo', account_no: '6222 0000 1111 2222' },
  alipay: { bank_name: '', account_name: 'Cliffhanger Demo', account_no: 'demo@cliffhanger.example' },
  wechat: { bank_name: '', account_name: 'Cliffhanger Demo', account_no: 'cliffhanger-demo' },
} as const

const names = {
  bank: {
    en: 'Bank transfer',
    'zh-CN': '银行转账',
    vi: 'Chuyển khoản ngân hàng',
    pt: 'Transferência bancária',
  },
  alipay: { en: 'Alipay', 'zh-CN': '支付宝', vi: 'Alipay', pt: 'Alipay' },
  wechat: { en: 'WeChat Pay', 'zh-CN': '微信支付', vi: 'WeChat Pay', pt: 'WeChat Pay' },
} as const
const kinds = ['bank', 'alipay', 'wechat'] as const

/** An address of TRON with a right checksum that nobody has the key of. */
const blackHole = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'

const limits = { min_amount: '1000', max_amount: '5000000', quick_amounts: ['1000', '5000', '10000', '50000'] } as const
const always = {
  icon_key: '',
  fee_rate: '0',
  order_types: ['recharge', 'vip', 'star', 'crowdfunding'],
  is_open: true,
} as const

const guides = {
  'zh-CN': {
    title: '充值教程',
    summary: '演示环境，请勿实际付款。',
    content:
      '<ol><li>选择套餐或输入金额，并选择付款方式。</li><li>按页面上的收款账户付款，并备注订单号。</li><li>上传付款截图，等待审核。</li><li>审核通过后立即到账。</li></ol>',
  },
  en: {
    title: 'How to top up',
    summary: "This is a demo. Don't send real money.",
    content:
      '<ol><li>Choose a plan or enter an amount, then pick a payment method.</li><li>Pay to the account shown and add the order number as the note.</li><li>Upload your receipt. We’ll review it.</li><li>Your balance updates as soon as it’s approved.</li></ol>',
  },
  vi: {
    title: 'Hướng dẫn nạp tiền',
    summary: 'Đây là bản trình diễn: đừng chuyển tiền thật.',
    content:
      '<ol><li>Chọn gói hoặc nhập số tiền, rồi chọn cách thanh toán.</li><li>Chuyển đến tài khoản hiển thị và ghi mã đơn vào nội dung.</li><li>Tải ảnh thanh toán lên và chờ duyệt.</li><li>Duyệt xong tiền vào ví ngay.</li></ol>',
  },
  pt: {
    title: 'Como recarregar',
    summary: 'Isto é uma demonstração: não envie dinheiro de verdade.',
    content:
      '<ol><li>Escolha uma oferta ou digite um valor, depois a forma de pagar.</li><li>Pague na conta mostrada e escreva o número do pedido na descrição.</li><li>Envie a imagem do pagamento e aguarde a verificação.</li><li>O crédito entra assim que for verificado.</li></ol>',
  },
} as const

/** Makes offers, ways to pay by hand and guides, so that the demonstration can be recharged. Nothing is paid to anybody: the accounts are made
 *  up, and nobody has the key of the address. */
export async function makePayments(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  { operator }: Pick<PaymentsDomain, 'operator'>,
): Promise<void> {
  const once = (name: string, make: Parameters<typeof makeOnce>[3]) => makeOnce(db, name, clock(), make)
  for (const { key, ...draft } of plans)
    await once(`plan/${key}`, async (tx) => (await operator.plans.insertPlan(tx, draft, clock())).id)
  for (const [sort, kind] of kinds.entries())
    await once(`channel/${kind}`, async (tx) => {
      const channel = {
        ...always,
        ...limits,
        name: names[kind].en,
        names: names[kind],
        kind,
        provider: 'manual',
        usdt_id: null,
        sort,
      } as const
      const id = await operator.channels.insertChannel(tx, channel, clock())
      const account = { ...accounts[kind], platform_id: id, qr_key: '', tip: '', is_open: true }
      await operator.collectAccounts.insertAccount(tx, account, clock())
      return id
    })
  await once('channel/usdt', async (tx) => {
    const network = await operator.usdtNetworks.insertAgreed(
      tx,
      { chain: 'TRC20', address: blackHole, rate: '100000000', minAmount: '1000', confirmations: 20 },
      clock(),
    )
    const name = 'USDT (TRC20)'
    const called = { name, names: { en: name, 'zh-CN': name, vi: name, pt: name } }
    const channel = { ...always, ...limits, ...called, kind: 'usdt', provider: 'usdt', sort: 9 } as const
    return operator.channels.insertChannel(tx, { ...channel, usdt_id: network.id }, clock())
  })
  for (const language of clientLanguages)
    await once(`guide/${language}`, (tx) =>
      operator.guides.upsertGuide(tx, 0, language, { ...guides[language], image_keys: [] }, clock()),
    )
}
