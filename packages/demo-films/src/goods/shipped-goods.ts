import type { DemoGoods } from './goods.ts'

const one = (stock: number): DemoGoods['variants'] => [{ names: {}, stock }]
const sizes = (...stocks: readonly number[]): DemoGoods['variants'] =>
  ['S', 'M', 'L', 'XL'].slice(0, stocks.length).map((size, index) => ({
    names: { 'zh-CN': size, en: size, vi: size, pt: size },
    stock: stocks[index] ?? 0,
  }))

const night = ['#3b2a5c', '#171126'] as const
const dusk = ['#8a4b5d', '#2a1526'] as const
const sea = ['#2f6b7c', '#0f2530'] as const
const sand = ['#c79f6b', '#4f3420'] as const

/** Articles that are shipped. */
export const shippedGoods: readonly DemoGoods[] = [
  {
    slug: 'mug',
    category: 'home',
    names: { 'zh-CN': '追剧马克杯', en: 'Binge Mug', vi: 'Cốc cày phim', pt: 'Caneca de maratona' },
    intros: {
      'zh-CN': '350 毫升陶瓷杯，可用洗碗机清洗。',
      en: '350 ml stoneware mug, dishwasher safe.',
      vi: 'Cốc gốm 350 ml, rửa được bằng máy.',
      pt: 'Caneca de cerâmica de 350 ml que pode ir à lava-louças.',
    },
    look: {
      shape: 'mug',
      paint: { main: '#f25f6b', shade: '#a52f45', bright: '#ffd9d2', print: '#fff4ea' },
      wall: night,
    },
    price: 280,
    worth: 1290,
    variants: one(120),
  },
  {
    slug: 'shirt',
    category: 'clothes',
    names: { 'zh-CN': '悬崖 T 恤', en: 'Cliffhanger Tee', vi: 'Áo thun Cliffhanger', pt: 'Camiseta Cliffhanger' },
    intros: {
      'zh-CN': '纯棉圆领 T 恤，男女同款。',
      en: 'A crew-neck tee in pure cotton, one cut for everyone.',
      vi: 'Áo thun cổ tròn, 100 % cotton, dáng unisex.',
      pt: 'Camiseta de gola redonda em puro algodão, modelagem unissex.',
    },
    look: {
      shape: 'shirt',
      paint: { main: '#2f3b52', shade: '#161d2b', bright: '#5c6f93', print: '#ffb84d' },
      wall: sand,
    },
    price: 680,
    worth: 2490,
    variants: sizes(18, 30, 24, 0),
  },
  {
    slug: 'hoodie',
    category: 'clothes',
    names: { 'zh-CN': '深夜连帽衫', en: 'Late-Night Hoodie', vi: 'Áo hoodie đêm khuya', pt: 'Moletom da madrugada' },
    intros: {
      'zh-CN': '加绒连帽衫，口袋放得下手机。',
      en: 'Brushed fleece with a phone-sized pocket.',
      vi: 'Nỉ chải lông, túi vừa một chiếc điện thoại.',
      pt: 'Moletom flanelado, com bolso em que cabe o celular.',
    },
    look: {
      shape: 'hoodie',
      paint: { main: '#6a4fb3', shade: '#3a2a73', bright: '#b9a3f2', print: '#f6ecff' },
      wall: dusk,
    },
    price: 980,
    money: 990,
    worth: 4990,
    limit: 2,
    variants: sizes(6, 10, 8),
  },
  {
    slug: 'cap',
    category: 'clothes',
    names: { 'zh-CN': '片场鸭舌帽', en: 'Film-Set Cap', vi: 'Mũ lưỡi trai phim trường', pt: 'Boné de set' },
    intros: {
      'zh-CN': '帽围可调节，刺绣标志。',
      en: 'Adjustable, with an embroidered logo.',
      vi: 'Điều chỉnh được vòng đầu, logo thêu.',
      pt: 'Ajustável, com marca bordada.',
    },
    look: {
      shape: 'cap',
      paint: { main: '#1f9d8a', shade: '#0f5f56', bright: '#a9efe2', print: '#fff7df' },
      wall: night,
    },
    price: 420,
    worth: 1890,
    variants: one(45),
  },
  {
    slug: 'tote',
    category: 'clothes',
    names: { 'zh-CN': '帆布袋', en: 'Canvas Tote', vi: 'Túi vải canvas', pt: 'Ecobag de lona' },
    intros: {
      'zh-CN': '加厚帆布，能装下 13 寸电脑。',
      en: 'Heavy canvas with room for a 13-inch laptop.',
      vi: 'Vải canvas dày, để vừa laptop 13 inch.',
      pt: 'Lona grossa, com espaço para um notebook de 13 polegadas.',
    },
    look: {
      shape: 'tote',
      paint: { main: '#efe3cc', shade: '#b59f78', bright: '#fffaf0', print: '#c2404e' },
      wall: sea,
    },
    price: 360,
    salePrice: 240,
    worth: 1590,
    variants: one(80),
  },
  {
    slug: 'cushion',
    category: 'home',
    names: { 'zh-CN': '看剧抱枕', en: 'Sofa Cushion', vi: 'Gối ôm xem phim', pt: 'Almofada de sofá' },
    intros: {
      'zh-CN': '45 × 45 厘米，枕套可拆洗。',
      en: '45 × 45 cm, with a removable, washable cover.',
      vi: '45 × 45 cm, vỏ gối tháo ra giặt được.',
      pt: '45 × 45 cm, com capa removível para lavar.',
    },
    look: {
      shape: 'cushion',
      paint: { main: '#e08a3c', shade: '#934f1a', bright: '#ffe0b8', print: '#4a2310' },
      wall: dusk,
    },
    price: 520,
    worth: 1990,
    variants: one(36),
  },
  {
    slug: 'poster',
    category: 'desk',
    names: { 'zh-CN': '限量海报', en: 'Numbered Poster', vi: 'Poster đánh số', pt: 'Pôster numerado' },
    intros: {
      'zh-CN': '艺术纸印刷，50 × 70 厘米，每张有编号。',
      en: '50 × 70 cm on art paper, individually numbered.',
      vi: 'In trên giấy mỹ thuật, 50 × 70 cm, mỗi bản có số riêng.',
      pt: 'Impresso em papel artístico, 50 × 70 cm, cada um com seu número.',
    },
    look: {
      shape: 'poster',
      paint: { main: '#7b2b4d', shade: '#26324f', bright: '#ffcf7a', print: '#f9e9d0' },
      wall: sand,
    },
    price: 350,
    worth: 1500,
    limit: 1,
    variants: one(20),
  },
  {
    slug: 'notebook',
    category: 'desk',
    names: {
      'zh-CN': '编剧笔记本',
      en: 'Screenwriter’s Notebook',
      vi: 'Sổ tay biên kịch',
      pt: 'Caderno de roteirista',
    },
    intros: {
      'zh-CN': 'A5，192 页，可平摊。',
      en: 'A5, lay-flat binding, 192 pages.',
      vi: 'Khổ A5, 192 trang, mở phẳng được.',
      pt: 'A5, 192 páginas que ficam abertas.',
    },
    look: {
      shape: 'notebook',
      paint: { main: '#244f6b', shade: '#12303f', bright: '#f4dfae', print: '#e06b52' },
      wall: dusk,
    },
    price: 180,
    worth: 990,
    variants: one(150),
  },
  {
    slug: 'pin',
    category: 'desk',
    names: { 'zh-CN': '珐琅徽章', en: 'Enamel Pin', vi: 'Huy hiệu men', pt: 'Pin esmaltado' },
    intros: {
      'zh-CN': '硬珐琅，双针扣。',
      en: 'Hard enamel, with two clasps on the back.',
      vi: 'Men cứng, hai chốt cài phía sau.',
      pt: 'Esmalte rígido, com dois fechos atrás.',
    },
    look: {
      shape: 'pin',
      paint: { main: '#c23b5a', shade: '#e8c878', bright: '#fff1cf', print: '#fff6e3' },
      wall: sea,
    },
    price: 90,
    worth: 590,
    variants: one(300),
  },
  {
    slug: 'keyring',
    category: 'desk',
    names: { 'zh-CN': '皮质钥匙扣', en: 'Leather Key Ring', vi: 'Móc khóa da', pt: 'Chaveiro de couro' },
    intros: {
      'zh-CN': '头层牛皮，压印标志。',
      en: 'Full-grain leather with an embossed logo.',
      vi: 'Da bò nguyên tấm, logo dập nổi.',
      pt: 'Couro legítimo com marca em relevo.',
    },
    look: {
      shape: 'keyring',
      paint: { main: '#9a5b32', shade: '#5a3118', bright: '#e9b98c', print: '#ffe9cf' },
      wall: night,
    },
    price: 150,
    worth: 890,
    variants: one(0),
  },
]
