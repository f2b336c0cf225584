import type { ServerContext } from '../context.ts'
import { vipBenefits, vipPlans } from '../domains/membership/index.ts'
import { makeOnce } from './deps.ts'

type Names = vipPlans.NewPlan['names']

const spans: Readonly<Record<number, Names>> = {
  7: { 'zh-CN': '周卡', en: 'Week', vi: 'Tuần', pt: 'Semana', ja: '1週間' },
  30: { 'zh-CN': '月卡', en: 'Month', vi: 'Tháng', pt: 'Mês', ja: '1か月' },
  365: { 'zh-CN': '年卡', en: 'Year', vi: 'Năm', pt: 'Ano', ja: '1年' },
}

type PlanLine = readonly [
  kind: 1 | 2,
  days: 7 | 30 | 365,
  price: string,
  originalPrice: string,
  giftGold: string,
  limit: number,
]

/** Amounts in minor units of money. The week can be tried once. */
const plans: readonly PlanLine[] = [
  [1, 7, '990', '1290', '0', 1],
  [1, 30, '2990', '3990', '0', 0],
  [1, 365, '19900', '35800', '300', 0],
  [2, 7, '1990', '2590', '0', 1],
  [2, 30, '5990', '7990', '0', 0],
  [2, 365, '39900', '71800', '600', 0],
]

/** What the platform really does for members, and nothing else. */
const benefits: readonly Omit<vipBenefits.NewBenefit, 'sort' | 'is_open'>[] = [
  {
    vip_type: 1,
    icon: 'play',
    texts: {
      'zh-CN': { title: '会员短剧', text: 'VIP 短剧免金币畅看，支持离线缓存。' },
      en: { title: 'VIP dramas', text: 'Watch every VIP drama, even offline. No Gold needed.' },
      vi: { title: 'Phim cho thành viên', text: 'Mọi bộ phim có dấu VIP, không tốn Vàng, tải về xem được.' },
      pt: { title: 'Dramas de membros', text: 'Todos os dramas marcados VIP, sem Ouro e também offline.' },
      ja: { title: '会員向けドラマ', text: 'VIP マークの作品がすべてコインなしで見放題。' },
    },
  },
  {
    vip_type: 1,
    icon: 'badge',
    texts: {
      'zh-CN': { title: '会员标识', text: '个人主页显示会员标识。' },
      en: { title: 'Badge', text: 'Shown next to your name on your page.' },
      vi: { title: 'Huy hiệu', text: 'Bên cạnh tên bạn trên trang của bạn.' },
      pt: { title: 'Selo', text: 'Ao lado do seu nome na sua página.' },
      ja: { title: 'バッジ', text: 'マイページの名前の横に表示。' },
    },
  },
  {
    vip_type: 2,
    icon: 'crown',
    texts: {
      'zh-CN': { title: 'SVIP 专享短剧', text: '所有仅限 SVIP 的短剧。' },
      en: { title: 'SVIP dramas', text: 'Watch SVIP-only dramas.' },
      vi: { title: 'Phim SVIP', text: 'Những bộ phim chỉ dành cho SVIP.' },
      pt: { title: 'Dramas SVIP', text: 'Os dramas que só SVIP pode ver.' },
      ja: { title: 'SVIP 限定ドラマ', text: 'SVIP だけが見られる作品。' },
    },
  },
  {
    vip_type: 2,
    icon: 'quality',
    texts: {
      'zh-CN': { title: '1080p', text: '片源支持时可选最高画质。' },
      en: { title: '1080p', text: 'Top picture quality, where available.' },
      vi: { title: '1080p', text: 'Hình ảnh đẹp nhất khi phim có.' },
      pt: { title: '1080p', text: 'A melhor imagem quando o filme tem.' },
      ja: { title: '1080p', text: '対応作品を最高画質で。' },
    },
  },
  {
    vip_type: 1,
    icon: 'star',
    texts: {
      'zh-CN': { title: '明星会员动态', text: '明星只给会员看的照片和视频。' },
      en: { title: 'Star posts for members', text: 'Photos and videos that stars share with members only.' },
      vi: { title: 'Bài đăng riêng của nghệ sĩ', text: 'Ảnh và video nghệ sĩ chỉ chia sẻ với hội viên.' },
      pt: { title: 'Posts só para membros', text: 'Fotos e vídeos que as estrelas só mostram a membros.' },
      ja: { title: 'スターの会員限定投稿', text: '会員だけが見られる写真と動画。' },
    },
  },
  {
    vip_type: 1,
    icon: 'gift',
    texts: {
      'zh-CN': { title: '年卡赠金币', text: 'VIP 年卡赠 300 金币，SVIP 年卡赠 600 金币。' },
      en: { title: 'Bonus Gold with a year', text: '300 Gold with a year of VIP, 600 with a year of SVIP.' },
      vi: { title: 'Tặng Vàng khi mua năm', text: '300 Vàng với gói năm VIP, 600 Vàng với gói năm SVIP.' },
      pt: { title: 'Ouro de bônus no plano anual', text: '300 de Ouro no VIP anual, 600 no SVIP anual.' },
      ja: { title: '1年プランでコイン進呈', text: 'VIP の1年で300枚、SVIP の1年で600枚。' },
    },
  },
]

/** Makes plans of VIP and SVIP and what members get, so that the demonstration sells memberships. */
export async function makeMemberships({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<void> {
  for (const [vipType, days, price, originalPrice, giftGold, limit] of plans) {
    const plan = {
      names: spans[days] ?? {},
      vip_type: vipType,
      days,
      price,
      original_price: originalPrice,
      coin_code: 'money',
      gift_gold: giftGold,
      limit_number: limit,
      is_hot: days === 30,
      sort: days,
      is_open: true,
    } as const
    await makeOnce(
      db,
      `vip plan/${vipType}/${days}`,
      clock(),
      async (tx) => (await vipPlans.insertPlan(tx, plan, clock())).id,
    )
  }
  for (const [sort, benefit] of benefits.entries())
    await makeOnce(
      db,
      `vip benefit/${sort}`,
      clock(),
      async (tx) => (await vipBenefits.insertBenefit(tx, { ...benefit, sort, is_open: true })).id,
    )
}
