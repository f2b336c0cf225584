import type { DemoGoods } from './goods.ts'

const many: DemoGoods['variants'] = [{ names: {}, stock: 500 }]
const wall = ['#52307c', '#1a1030'] as const

/** Articles that are delivered at once. */
export const digitalGoods: readonly DemoGoods[] = [
  {
    slug: 'vip',
    category: 'digital',
    names: { 'zh-CN': 'VIP 7 天', en: '7 Days of VIP', vi: '7 ngày VIP', pt: '7 dias de VIP' },
    intros: {
      'zh-CN': '兑换后立即生效，可与现有会员叠加。',
      en: 'Starts right away, or when your current membership ends.',
      vi: 'Có hiệu lực ngay, hoặc nối tiếp gói bạn đang dùng.',
      pt: 'Começa na hora ou continua a assinatura que você já tem.',
    },
    look: { shape: 'crown', paint: { main: '#d99b2b', shade: '#8a5a10', bright: '#fff3cd', print: '#fff7e0' }, wall },
    price: 300,
    worth: 490,
    limit: 4,
    variants: many,
    delivers: { type: 'vip_days', days: 7 },
  },
  {
    slug: 'coupon',
    category: 'digital',
    names: { 'zh-CN': 'VIP 满减券', en: 'VIP Coupon', vi: 'Voucher VIP', pt: 'Cupom de VIP' },
    intros: {
      'zh-CN': '购买 VIP 时可用，在“优惠券”中查看。',
      en: 'For your next VIP plan. You’ll find it under Coupons.',
      vi: 'Dùng cho gói VIP tiếp theo. Xem trong mục Voucher.',
      pt: 'Para o seu próximo plano VIP. Ele fica em Cupons.',
    },
    look: { shape: 'coupon', paint: { main: '#c8415b', shade: '#7d1f38', bright: '#ffdbe0', print: '#fff2f0' }, wall },
    price: 60,
    worth: 500,
    limit: 2,
    variants: many,
    delivers: { type: 'coupon' },
  },
  {
    slug: 'ticket',
    category: 'digital',
    names: { 'zh-CN': '首映礼电子票', en: 'Premiere Ticket', vi: 'Vé dự buổi công chiếu', pt: 'Ingresso de estreia' },
    intros: {
      'zh-CN': '兑换码即入场凭证，每码限一人。',
      en: 'One code, one person.',
      vi: 'Mỗi mã dành cho một người vào cửa.',
      pt: 'Cada código vale a entrada de uma pessoa.',
    },
    look: { shape: 'ticket', paint: { main: '#1f7f9d', shade: '#0d4556', bright: '#d3f4ff', print: '#f0fbff' }, wall },
    price: 450,
    worth: 2000,
    limit: 1,
    variants: [{ names: {}, stock: 0 }],
    delivers: { type: 'code' },
  },
]
