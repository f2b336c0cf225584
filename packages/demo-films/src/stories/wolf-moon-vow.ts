import { forest } from '../sets/forest.ts'
import type { Story } from '../story.ts'

export const wolfMoonVow: Story = {
  slug: 'wolf-moon-vow',
  titles: { 'zh-CN': '月下誓约', en: 'Wolf Moon Vow', vi: 'Lời Thề Trăng Sói', pt: 'Juramento da Lua' },
  intros: {
    'zh-CN': '她是狼群最弱的女儿，被献给敌族首领。可月亮升起时，跪下的却是整片森林。',
    en: 'The weakest daughter of the pack is given to its enemy. But when the moon rises, it is the forest that kneels.',
    vi: 'Cô con gái yếu nhất bầy sói bị gả cho thủ lĩnh kẻ thù. Nhưng khi trăng lên, cả khu rừng quỳ xuống.',
    pt: 'A filha mais fraca da alcateia é entregue ao inimigo. Mas, quando a lua nasce, é a floresta que se ajoelha.',
  },
  tags: {
    'zh-CN': ['狼人', '命定之恋', '逆袭'],
    en: ['Werewolf', 'Fated mates', 'Rise'],
    vi: ['Người sói', 'Định mệnh', 'Nghịch tập'],
    pt: ['Lobisomem', 'Destino', 'Virada'],
  },
  category: { 'zh-CN': '奇幻', en: 'Fantasy', vi: 'Kỳ ảo', pt: 'Fantasia' },
  area: 'US',
  year: 2026,
  releasedDaysAgo: 20,
  planned: 24,
  terms: { vipType: 1, freeNumber: 1, coinPrice: 40, wholePrice: 0 },
  episodes: [
    {
      titles: { 'zh-CN': '献礼', en: 'The Offering', vi: 'Vật hiến tế', pt: 'A Oferenda' },
      lines: [
        {
          'zh-CN': '她没有狼魂，带走。',
          en: 'She has no wolf. Take her.',
          vi: 'Cô ta không có sói. Đưa đi.',
          pt: 'Ela não tem lobo. Levem-na.',
        },
        {
          'zh-CN': '再看看她的眼睛。',
          en: 'Look at her eyes again.',
          vi: 'Nhìn lại mắt cô ấy đi.',
          pt: 'Olhe de novo para os olhos dela.',
        },
        {
          'zh-CN': '森林怎么没声音了？',
          en: 'Why is the forest silent?',
          vi: 'Sao khu rừng im lặng thế?',
          pt: 'Por que a floresta ficou em silêncio?',
        },
      ],
    },
    {
      titles: { 'zh-CN': '满月', en: 'Full Moon', vi: 'Trăng tròn', pt: 'Lua Cheia' },
      lines: [
        {
          'zh-CN': '跑吧，我数到十。',
          en: 'Run. I will count to ten.',
          vi: 'Chạy đi. Ta đếm đến mười.',
          pt: 'Corra. Vou contar até dez.',
        },
        {
          'zh-CN': '该跑的不是我。',
          en: 'I am not the one who runs.',
          vi: 'Kẻ phải chạy không phải ta.',
          pt: 'Não sou eu quem corre.',
        },
        { 'zh-CN': '都给我跪下。', en: 'Kneel. All of you.', vi: 'Quỳ xuống. Tất cả.', pt: 'De joelhos. Todos vocês.' },
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#050a1e', '#12305a', '#5a7fb0'],
      far: '#122a48',
      middle: '#0a1a30',
      near: '#04080f',
      light: '#dcecff',
      accent: '#ffb53a',
      text: '#f2f7ff',
    },
    backdrop: forest,
    weather: 'dust',
    weatherColor: '#dcecff',
    keepsake: 'pendant',
    cast: {
      lead: {
        person: {
          skin: '#f0c9b0',
          hair: { name: 'waves', color: '#7a2f18' },
          clothes: { name: 'cape', color: '#2c2236', second: '#c9a24a' },
          eyes: '#d09a2a',
          marks: 'freckles',
          mood: 'proud',
          isMan: false,
          face: { shape: 'heart', eyes: 'fox', brows: 'angled', nose: 'button', lips: 'fine' },
        },
      },
      other: {
        person: {
          skin: '#cf9a76',
          hair: { name: 'curly', color: '#15110f' },
          clothes: { name: 'coat', color: '#2a2f38', second: '#7a3226' },
          eyes: '#d0902a',
          mood: 'calm',
          isMan: true,
          face: { shape: 'round', eyes: 'small', brows: 'straight', nose: 'broad', lips: 'fine' },
          beard: 'stubble',
          scar: true,
        },
      },
    },
    mood: {
      root: 82.4,
      chords: [
        [0, 3, 7, 12],
        [-4, 3, 8, 12],
        [-2, 5, 10, 14],
        [-5, 2, 7, 10],
      ],
      pulse: 0.8,
      air: 0.55,
    },
  },
}
