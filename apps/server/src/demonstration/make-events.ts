import { paths } from '@cliffhanger/contract/client-paths.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { DemoStudio } from '@cliffhanger/demo-films/films.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { ServerContext } from '../context.ts'
import type { RewardsDomain } from '../domains/rewards/index.ts'
import { isMade, makeOnce } from './deps.ts'
import { paragraphs, picture } from './make-goods.ts'

/** What the making of events needs. */
export interface EventMaker {
  readonly context: Pick<ServerContext, 'db' | 'clock' | 'storage'>
  readonly rewards: Pick<RewardsDomain, 'operator'>
  readonly studio: Pick<DemoStudio, 'goods' | 'drawShelf'>
}

interface DemoEvent {
  readonly name: string
  readonly type: 'event' | 'bonus'
  readonly titles: ByLanguage<string>
  readonly summaries: ByLanguage<string>
  /** What stands below the summary. */
  readonly contents: ByLanguage<string>
  readonly link: string
  /** Days from now. */
  readonly begins: number
  readonly ends: number
  readonly slugs: readonly string[]
  readonly wall: readonly [from: string, to: string]
}

const events: readonly DemoEvent[] = [
  {
    name: 'fan-week',
    type: 'event',
    titles: { 'zh-CN': '粉丝周', en: 'Fan Week', vi: 'Tuần lễ người hâm mộ', pt: 'Semana do fã' },
    summaries: {
      'zh-CN': '帆布袋本周 240 积分兑换，周边同步上新。',
      en: 'The canvas tote is just 240 points this week, and there’s new merch to choose from.',
      vi: 'Tuần này túi canvas chỉ còn 240 điểm, thêm nhiều món mới.',
      pt: 'A ecobag sai por 240 pontos nesta semana, e há novos produtos.',
    },
    contents: {
      'zh-CN': '在商城选好商品，确认地址后兑换。两个工作日内发货，物流信息会更新在订单里。',
      en: 'Pick something in the mall, choose your address and exchange your points. We ship within two working days, and you can track it from your order.',
      vi: 'Chọn món trong cửa hàng, chọn địa chỉ rồi đổi. Hàng được gửi trong hai ngày làm việc và đơn hàng cho biết kiện hàng đang ở đâu.',
      pt: 'Escolha algo na loja, selecione o endereço e troque. Os pacotes saem em até dois dias úteis, e o pedido mostra onde eles estão.',
    },
    link: paths.mall,
    begins: -1,
    ends: 7,
    slugs: ['tote', 'shirt', 'mug'],
    wall: ['#b4475c', '#2b1230'],
  },
  {
    name: 'lucky-nights',
    type: 'event',
    titles: { 'zh-CN': '幸运之夜', en: 'Lucky Nights', vi: 'Đêm may mắn', pt: 'Noites de sorte' },
    summaries: {
      'zh-CN': '每天免费转一次，每次结果都能自己验证。',
      en: 'One free spin a day, with results you can verify.',
      vi: 'Mỗi ngày một lượt quay miễn phí, bạn tự kiểm chứng được từng kết quả.',
      pt: 'Um giro grátis por dia, e você mesmo confere cada resultado.',
    },
    contents: {
      'zh-CN': '每天第一次抽奖前会公布密钥的指纹，第二天公开密钥。每个奖品的概率都写在转盘下方。',
      en: 'You see the fingerprint of the day’s secret before your first spin, and the secret itself the next day. The odds of every prize are listed below the wheel.',
      vi: 'Dấu vân của khóa bí mật hiện trước lượt quay đầu tiên, và khóa được công bố vào hôm sau. Tỷ lệ của từng giải ghi ngay dưới vòng quay.',
      pt: 'A impressão digital do segredo do dia aparece antes do primeiro giro, e o segredo, no dia seguinte. As chances de cada prêmio estão abaixo da roleta.',
    },
    link: paths.turntable,
    begins: -2,
    ends: 30,
    slugs: ['vip', 'coupon'],
    wall: ['#4a3aa8', '#140f2e'],
  },
  {
    name: 'premiere',
    type: 'event',
    titles: { 'zh-CN': '首映礼', en: 'Premiere Night', vi: 'Đêm công chiếu', pt: 'Noite de estreia' },
    summaries: {
      'zh-CN': '门票已在商城开放积分兑换，到场与主演见面。',
      en: 'Tickets are already in the mall. Trade your points for one and meet the cast.',
      vi: 'Vé đã có trong cửa hàng. Đổi điểm lấy vé và đến gặp dàn diễn viên.',
      pt: 'Os ingressos já estão na loja. Troque seus pontos por um e conheça o elenco.',
    },
    contents: {
      'zh-CN': '现在就可以在商城兑换电子票，每人限一张。兑换码会显示在订单里，首映当晚入场时出示即可。',
      en: 'Get your ticket in the mall now, one per person. The code is in your order. Show it at the door on the night.',
      vi: 'Đổi vé trong cửa hàng ngay từ bây giờ, mỗi người một vé. Mã nằm trong đơn hàng; hãy đưa mã khi vào cửa đêm công chiếu.',
      pt: 'Pegue seu ingresso na loja desde já, um por pessoa. O código aparece no pedido; apresente-o na entrada na noite da estreia.',
    },
    link: paths.mall,
    begins: 5,
    ends: 12,
    slugs: ['ticket', 'poster', 'pin'],
    wall: ['#1d6a86', '#0c1f2c'],
  },
  {
    name: 'first-steps',
    type: 'bonus',
    titles: { 'zh-CN': '新手任务', en: 'Getting started', vi: 'Cho người mới', pt: 'Primeiros passos' },
    summaries: {
      'zh-CN': '完成新手任务，领取积分和金币。',
      en: 'Finish your first tasks for points and Gold.',
      vi: 'Hoàn thành các nhiệm vụ đầu tiên để nhận điểm và Vàng.',
      pt: 'Conclua suas primeiras tarefas e ganhe pontos e Ouro.',
    },
    contents: {
      'zh-CN': '完善资料、添加好友、完成首次充值等任务各可完成一次，奖励自动到账。',
      en: 'Complete your profile, add a friend and make your first top-up. Each counts once. Rewards arrive automatically.',
      vi: 'Hoàn thiện hồ sơ, thêm bạn và nạp tiền lần đầu, mỗi việc tính một lần. Thưởng tự về tài khoản.',
      pt: 'Completar o perfil, adicionar um amigo e a primeira recarga contam uma vez cada. As recompensas chegam sozinhas.',
    },
    link: paths.tasks,
    begins: -1,
    ends: 90,
    slugs: ['hoodie', 'cap', 'keyring'],
    wall: ['#c77f3a', '#3a1f14'],
  },
]

/** Makes events that run, one that begins soon, and a bonus. */
export async function makeEvents({ context, rewards, studio }: EventMaker): Promise<void> {
  const { db, clock, storage } = context
  const todayMs = clock() - (clock() % dayMs)
  for (const [index, event] of events.entries()) {
    const coverKey = `public/demonstration/events/${event.name}.webp`
    const part = `event/${event.name}`
    if (!(await isMade(db, part))) {
      const goods = studio.goods.filter(({ slug }) => event.slugs.includes(slug))
      await storage.put(coverKey, await studio.drawShelf(goods, event.wall), picture)
    }
    await makeOnce(db, part, clock(), async (tx) => {
      const form = {
        type: event.type,
        titles: event.titles,
        summaries: event.summaries,
        contents: paragraphs(event.contents),
        cover_key: coverKey,
        link_type: 'page',
        link: event.link,
        starts_ms: todayMs + event.begins * dayMs,
        ends_ms: todayMs + event.ends * dayMs,
        sort: 90 - index,
        is_open: true,
      } as const
      return (await rewards.operator.activities.create(tx, form, clock())).id
    })
  }
}
