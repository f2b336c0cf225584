import { palace } from '../sets/palace.ts'
import type { Story } from '../story.ts'

export const phoenixReturns: Story = {
  slug: 'phoenix-returns',
  titles: {
    'zh-CN': '凤归长安',
    en: 'The Phoenix Returns',
    vi: 'Phượng Hồi Trường An',
    pt: 'O Retorno da Fênix',
  },
  intros: {
    'zh-CN': '三年前她被至亲推下城楼，今夜以异国公主之名重返长安。宫灯如昼，害过她的人，一个不少，都在席上。',
    en: 'Three years ago her family threw her off the city wall. Tonight she returns as a foreign princess, and they are all at the banquet.',
    vi: 'Ba năm trước, người thân đẩy nàng khỏi tường thành. Đêm nay nàng trở lại làm công chúa nước khác, và họ đều có mặt trong yến tiệc.',
    pt: 'Há três anos a família a atirou da muralha. Esta noite ela volta como princesa estrangeira, e todos estão no banquete.',
  },
  tags: {
    'zh-CN': ['重生', '复仇', '宫廷'],
    en: ['Rebirth', 'Revenge', 'Palace'],
    vi: ['Trùng sinh', 'Báo thù', 'Cung đấu'],
    pt: ['Renascimento', 'Vingança', 'Palácio'],
  },
  category: { 'zh-CN': '古装', en: 'Period', vi: 'Cổ trang', pt: 'Época' },
  area: 'CN',
  year: 2026,
  releasedDaysAgo: 164,
  planned: 16,
  episodes: [
    {
      titles: {
        'zh-CN': '城楼故人',
        en: 'The Woman on the Wall',
        vi: 'Người trên tường thành',
        pt: 'A Mulher na Muralha',
      },
      lines: [
        {
          'zh-CN': '他们告诉皇上，我已经死了。',
          en: 'They told the emperor I was dead.',
          vi: 'Chúng tâu hoàng thượng rằng ta đã chết.',
          pt: 'Disseram ao imperador que eu morri.',
        },
        {
          'zh-CN': '那她是谁，父亲？',
          en: 'Then who is she, Father?',
          vi: 'Vậy nàng ta là ai, thưa cha?',
          pt: 'Então quem é ela, pai?',
        },
        {
          'zh-CN': '今夜我低头，明日轮到他们。',
          en: 'Tonight I bow. Tomorrow, they will.',
          vi: 'Đêm nay ta cúi đầu. Ngày mai, đến lượt họ.',
          pt: 'Hoje eu me curvo. Amanhã, serão eles.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '宫宴惊变', en: 'The Banquet', vi: 'Yến tiệc', pt: 'O Banquete' },
      lines: [
        {
          'zh-CN': '有一杯有毒，两杯我都喝了。',
          en: 'One cup was poisoned. I drank both.',
          vi: 'Một chén có độc. Ta đã uống cả hai.',
          pt: 'Uma taça tinha veneno. Bebi as duas.',
        },
        {
          'zh-CN': '你还戴着我母亲的簪子。',
          en: 'You still wear my mother’s hairpin.',
          vi: 'Cô vẫn cài trâm của mẹ ta.',
          pt: 'Você ainda usa o grampo da minha mãe.',
        },
        {
          'zh-CN': '来人！关上所有城门！',
          en: 'Guards! Close every gate.',
          vi: 'Người đâu! Đóng hết các cổng!',
          pt: 'Guardas! Fechem todos os portões.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '将军认出了她', en: 'The General Knows', vi: 'Tướng quân nhận ra nàng', pt: 'O General Sabe' },
      lines: [
        {
          'zh-CN': '他沿着那条河找了三年。',
          en: 'He searched the river for three years.',
          vi: 'Chàng đã tìm dọc sông suốt ba năm.',
          pt: 'Ele procurou no rio por três anos.',
        },
        {
          'zh-CN': '叫我的名字，不然就放手。',
          en: 'Say my name, or let me go.',
          vi: 'Gọi tên ta, hoặc buông ta ra.',
          pt: 'Diga o meu nome ou me deixe ir.',
        },
        {
          'zh-CN': '我从来没有放过手。',
          en: 'I never let you go.',
          vi: 'Ta chưa từng buông tay nàng.',
          pt: 'Eu nunca deixei você ir.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '凤印', en: 'The Phoenix Seal', vi: 'Phượng ấn', pt: 'O Selo da Fênix' },
      lines: [
        {
          'zh-CN': '凤印从未失窃。',
          en: 'The seal was never stolen.',
          vi: 'Phượng ấn chưa từng bị đánh cắp.',
          pt: 'O selo nunca foi roubado.',
        },
        {
          'zh-CN': '是我藏起来的，大人。',
          en: 'It was I who hid it, my lord.',
          vi: 'Chính thiếp đã giấu nó, thưa đại nhân.',
          pt: 'Fui eu quem o escondeu, meu senhor.',
        },
        { 'zh-CN': '都给我跪下。', en: 'Kneel. All of you.', vi: 'Quỳ xuống. Tất cả.', pt: 'De joelhos. Todos vocês.' },
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#0b0a24', '#3b1a3f', '#a03a34'],
      far: '#3d1a34',
      middle: '#220e22',
      near: '#12070f',
      light: '#ffe3ad',
      accent: '#e0372c',
      text: '#fff0d2',
    },
    backdrop: palace,
    weather: 'petals',
    weatherColor: '#ff9fa8',
    keepsake: 'hairpin',
    cast: {
      lead: {
        person: {
          skin: '#f3ccb0',
          hair: { name: 'bun', color: '#120c0e' },
          clothes: { name: 'robes', color: '#a3202c', second: '#3a0f1c' },
          eyes: '#38241a',
          mood: 'proud',
          isMan: false,
          face: { shape: 'oval', eyes: 'fox', brows: 'arched', nose: 'fine', lips: 'bow' },
        },
      },
      other: {
        person: {
          skin: '#d7a078',
          hair: { name: 'topknot', color: '#15100e' },
          clothes: { name: 'armour', color: '#4a2320', second: '#b8863a' },
          eyes: '#2a1c14',
          mood: 'stern',
          isMan: true,
          face: { shape: 'square', eyes: 'hooded', brows: 'heavy', nose: 'broad', lips: 'fine' },
          beard: 'stubble',
        },
      },
    },
    mood: {
      root: 110,
      chords: [
        [0, 7, 12, 15],
        [-4, 3, 8, 12],
        [-2, 5, 10, 14],
        [-5, 2, 7, 11],
      ],
      pulse: 0.75,
      air: 0.2,
    },
  },
}
