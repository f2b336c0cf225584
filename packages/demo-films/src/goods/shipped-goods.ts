import { afterTheLastRain } from '../stories/after-the-last-rain.ts'
import { bambooSea } from '../stories/bamboo-sea.ts'
import { beforeTheSnow } from '../stories/before-the-snow.ts'
import { eighteenByTheSea } from '../stories/eighteen-by-the-sea.ts'
import { finalRound } from '../stories/final-round.ts'
import { madamBlackSwan } from '../stories/madam-black-swan.ts'
import { midnightContract } from '../stories/midnight-contract.ts'
import { phoenixReturns } from '../stories/phoenix-returns.ts'
import { theLighthouseLetters } from '../stories/the-lighthouse-letters.ts'
import { theSecondMrsShen } from '../stories/the-second-mrs-shen.ts'
import { theSugarCrown } from '../stories/the-sugar-crown.ts'
import { wolfMoonVow } from '../stories/wolf-moon-vow.ts'
import type { DemoGoods } from './goods.ts'
import { goodsOf } from './of-drama.ts'

const one = (stock: number): DemoGoods['variants'] => [{ names: {}, stock }]
const sizes = (...stocks: readonly number[]): DemoGoods['variants'] =>
  ['S', 'M', 'L', 'XL'].slice(0, stocks.length).map((size, index) => ({
    names: { 'zh-CN': size, en: size, vi: size, pt: size },
    stock: stocks[index] ?? 0,
  }))

/** Articles that are shipped, each of a drama. */
export const shippedGoods: readonly DemoGoods[] = [
  goodsOf(midnightContract, {
    slug: 'mug',
    category: 'home',
    shape: 'mug',
    kind: { 'zh-CN': '马克杯', en: 'Mug', vi: 'Cốc', pt: 'Caneca' },
    facts: {
      'zh-CN': '350 毫升陶瓷杯，可用洗碗机清洗。',
      en: '350 ml stoneware, dishwasher safe.',
      vi: 'Cốc gốm 350 ml, rửa được bằng máy.',
      pt: 'Cerâmica de 350 ml, pode ir à lava-louças.',
    },
    color: midnightContract.look.palette.sky[2],
    price: 280,
    worth: 1290,
    variants: one(120),
  }),
  goodsOf(phoenixReturns, {
    slug: 'poster',
    category: 'collectibles',
    shape: 'poster',
    kind: { 'zh-CN': '限量海报', en: 'Numbered Poster', vi: 'Poster đánh số', pt: 'Pôster numerado' },
    facts: {
      'zh-CN': '艺术纸印刷，50 × 70 厘米，每张有编号。',
      en: '50 × 70 cm on art paper, individually numbered.',
      vi: 'In trên giấy mỹ thuật, 50 × 70 cm, mỗi bản có số riêng.',
      pt: 'Papel artístico, 50 × 70 cm, cada um com seu número.',
    },
    color: phoenixReturns.look.palette.accent,
    price: 350,
    limit: 1,
    worth: 1500,
    variants: one(4),
  }),
  goodsOf(wolfMoonVow, {
    slug: 'pin',
    category: 'collectibles',
    shape: 'pins',
    kind: { 'zh-CN': '徽章套装', en: 'Pin Set', vi: 'Bộ huy hiệu', pt: 'Kit de pins' },
    facts: {
      'zh-CN': '硬珐琅，一套两枚。',
      en: 'Two hard enamel pins on a card.',
      vi: 'Hai huy hiệu men cứng trên một tấm thẻ.',
      pt: 'Dois pins de esmalte rígido em uma cartela.',
    },
    color: wolfMoonVow.look.palette.sky[1],
    price: 90,
    worth: 590,
    variants: one(300),
  }),
  goodsOf(finalRound, {
    slug: 'cap',
    category: 'clothes',
    shape: 'cap',
    kind: { 'zh-CN': '战队帽', en: 'Team Cap', vi: 'Mũ đội tuyển', pt: 'Boné do time' },
    facts: {
      'zh-CN': '帽围可调节，刺绣标志。',
      en: 'Adjustable, with an embroidered logo.',
      vi: 'Điều chỉnh được vòng đầu, logo thêu.',
      pt: 'Ajustável, com marca bordada.',
    },
    color: finalRound.look.palette.sky[1],
    hasMark: true,
    price: 420,
    worth: 1890,
    variants: one(9),
  }),
  goodsOf(afterTheLastRain, {
    slug: 'hoodie',
    category: 'clothes',
    shape: 'hoodie',
    kind: { 'zh-CN': '连帽衫', en: 'Hoodie', vi: 'Áo hoodie', pt: 'Moletom' },
    facts: {
      'zh-CN': '加绒面料，口袋放得下手机。',
      en: 'Brushed fleece with a phone-sized pocket.',
      vi: 'Nỉ chải lông, túi vừa một chiếc điện thoại.',
      pt: 'Flanelado, com bolso em que cabe o celular.',
    },
    color: afterTheLastRain.look.palette.middle,
    price: 980,
    money: 990,
    limit: 2,
    worth: 4990,
    variants: sizes(6, 10, 8),
  }),
  goodsOf(eighteenByTheSea, {
    slug: 'tote',
    category: 'clothes',
    shape: 'tote',
    kind: { 'zh-CN': '帆布袋', en: 'Tote', vi: 'Túi vải', pt: 'Ecobag' },
    facts: {
      'zh-CN': '加厚帆布，能装下 13 寸电脑。',
      en: 'Heavy canvas with room for a 13-inch laptop.',
      vi: 'Vải canvas dày, để vừa laptop 13 inch.',
      pt: 'Lona grossa, com espaço para um notebook de 13 polegadas.',
    },
    color: eighteenByTheSea.look.palette.middle,
    price: 360,
    salePrice: 240,
    worth: 1590,
    variants: one(80),
  }),
  goodsOf(bambooSea, {
    slug: 'shirt',
    category: 'clothes',
    shape: 'shirt',
    kind: { 'zh-CN': 'T 恤', en: 'Tee', vi: 'Áo thun', pt: 'Camiseta' },
    facts: {
      'zh-CN': '纯棉圆领，男女同款。',
      en: 'Crew neck in pure cotton, one cut for everyone.',
      vi: 'Cổ tròn, 100 % cotton, dáng unisex.',
      pt: 'Gola redonda em puro algodão, modelagem unissex.',
    },
    color: bambooSea.look.palette.middle,
    price: 680,
    worth: 2490,
    variants: sizes(18, 30, 24, 0),
  }),
  goodsOf(theSugarCrown, {
    slug: 'cushion',
    category: 'home',
    shape: 'cushion',
    kind: { 'zh-CN': '抱枕', en: 'Cushion', vi: 'Gối ôm', pt: 'Almofada' },
    facts: {
      'zh-CN': '45 × 45 厘米，枕套可拆洗。',
      en: '45 × 45 cm, with a removable, washable cover.',
      vi: '45 × 45 cm, vỏ gối tháo ra giặt được.',
      pt: '45 × 45 cm, com capa removível para lavar.',
    },
    color: theSugarCrown.look.palette.sky[2],
    isLight: true,
    price: 520,
    worth: 1990,
    variants: one(36),
  }),
  goodsOf(theLighthouseLetters, {
    slug: 'notebook',
    category: 'collectibles',
    shape: 'notebook',
    kind: { 'zh-CN': '笔记本', en: 'Notebook', vi: 'Sổ tay', pt: 'Caderno' },
    facts: {
      'zh-CN': 'A5，192 页，可平摊。',
      en: 'A5, lay-flat binding, 192 pages.',
      vi: 'Khổ A5, 192 trang, mở phẳng được.',
      pt: 'A5, 192 páginas que ficam abertas.',
    },
    color: theLighthouseLetters.look.palette.sky[1],
    price: 180,
    worth: 990,
    variants: one(150),
  }),
  goodsOf(beforeTheSnow, {
    slug: 'bowl',
    category: 'home',
    shape: 'bowl',
    kind: { 'zh-CN': '面碗', en: 'Noodle Bowl', vi: 'Tô mì', pt: 'Tigela' },
    facts: {
      'zh-CN': '手工上釉，直径 18 厘米。',
      en: 'Hand-glazed, 18 cm across.',
      vi: 'Tráng men thủ công, đường kính 18 cm.',
      pt: 'Esmaltada à mão, 18 cm de diâmetro.',
    },
    color: beforeTheSnow.look.palette.far,
    price: 220,
    worth: 1090,
    variants: one(64),
  }),
  goodsOf(madamBlackSwan, {
    slug: 'poster-swan',
    category: 'collectibles',
    shape: 'poster',
    kind: { 'zh-CN': '海报', en: 'Poster', vi: 'Poster', pt: 'Pôster' },
    facts: {
      'zh-CN': '艺术纸印刷，50 × 70 厘米，卷筒寄送。',
      en: '50 × 70 cm on art paper, shipped in a tube.',
      vi: 'In trên giấy mỹ thuật, 50 × 70 cm, gửi trong ống.',
      pt: 'Papel artístico, 50 × 70 cm, enviado em tubo.',
    },
    color: madamBlackSwan.look.palette.accent,
    price: 240,
    worth: 1200,
    variants: one(58),
  }),
  goodsOf(theSecondMrsShen, {
    slug: 'keyring',
    category: 'collectibles',
    shape: 'keyring',
    kind: { 'zh-CN': '皮质钥匙扣', en: 'Leather Key Ring', vi: 'Móc khóa da', pt: 'Chaveiro de couro' },
    facts: {
      'zh-CN': '头层牛皮，压印图案。',
      en: 'Full-grain leather with an embossed key.',
      vi: 'Da bò nguyên tấm, dập nổi hình chìa khóa.',
      pt: 'Couro legítimo com uma chave em relevo.',
    },
    color: theSecondMrsShen.look.palette.sky[1],
    price: 150,
    worth: 890,
    variants: one(0),
  }),
]
