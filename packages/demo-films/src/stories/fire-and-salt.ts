import { kitchen } from '../sets/kitchen.ts'
import type { Story } from '../story.ts'

export const fireAndSalt: Story = {
  slug: 'fire-and-salt',
  titles: { 'zh-CN': '火与盐', en: 'Fire and Salt', vi: 'Lửa và Muối', pt: 'Fogo e Sal' },
  intros: {
    'zh-CN': '五星主厨被开除，只剩一间十二个座位的小面馆，和一个什么都尝不出味道的女孩。',
    en: 'A star chef loses everything but a noodle shop with twelve seats, and a girl who cannot taste a thing.',
    vi: 'Bếp trưởng lừng danh mất tất cả, chỉ còn quán mì mười hai chỗ và một cô gái không nếm được vị gì.',
    pt: 'Um chef famoso perde tudo, menos uma casa de macarrão com doze lugares e uma garota que não sente gosto de nada.',
  },
  tags: {
    'zh-CN': ['美食', '治愈', '欢喜冤家'],
    en: ['Food', 'Feel-good', 'Enemies to lovers'],
    vi: ['Ẩm thực', 'Chữa lành', 'Oan gia'],
    pt: ['Culinária', 'Leve', 'Rivais'],
  },
  category: { 'zh-CN': '喜剧', en: 'Comedy', vi: 'Hài', pt: 'Comédia' },
  area: 'CN',
  year: 2026,
  releasedDaysAgo: 58,
  planned: 12,
  episodes: [
    {
      titles: { 'zh-CN': '十二个座位', en: 'Twelve Seats', vi: 'Mười hai chỗ', pt: 'Doze Lugares' },
      lines: [
        {
          'zh-CN': '就一碗。她要是哭了，我就留下。',
          en: 'One bowl. If she cries, I stay.',
          vi: 'Một bát thôi. Cô ấy khóc thì tôi ở lại.',
          pt: 'Uma tigela. Se ela chorar, eu fico.',
        },
        {
          'zh-CN': '你尝不出味道，对吗？',
          en: 'You cannot taste it, can you?',
          vi: 'Anh không nếm được, đúng không?',
          pt: 'Você não sente o gosto, não é?',
        },
        {
          'zh-CN': '尝不出。所以你做到我尝得出为止。',
          en: 'No. So cook until I can.',
          vi: 'Không. Vậy nấu đến khi tôi nếm được.',
          pt: 'Não. Então cozinhe até eu sentir.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '盐', en: 'Salt', vi: 'Muối', pt: 'Sal' },
      lines: [
        {
          'zh-CN': '你放了两次盐。',
          en: 'You salted it twice.',
          vi: 'Cô nêm muối hai lần.',
          pt: 'Você salgou duas vezes.',
        },
        {
          'zh-CN': '我刚才在看你。',
          en: 'I was looking at you.',
          vi: 'Vì em mải nhìn anh.',
          pt: 'Eu estava olhando para você.',
        },
        {
          'zh-CN': '四号桌着火了。',
          en: 'Table four is on fire.',
          vi: 'Bàn bốn cháy rồi.',
          pt: 'A mesa quatro está pegando fogo.',
        },
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#2a0f06', '#7a2e0e', '#e08a3a'],
      far: '#8a3f1c',
      middle: '#4a1f10',
      near: '#1c0c08',
      light: '#ffd79a',
      accent: '#ff6a2a',
      text: '#fff6e6',
    },
    backdrop: kitchen,
    weather: 'embers',
    weatherColor: '#ffb45a',
    keepsake: 'bowl',
    cast: {
      lead: {
        person: {
          skin: '#d49b70',
          hair: { name: 'short', color: '#1d1512' },
          clothes: { name: 'coat', color: '#f1ece2', second: '#a8321c' },
          eyes: '#2f2118',
          mood: 'stern',
          isMan: true,
          face: { shape: 'diamond', eyes: 'soft', brows: 'heavy', nose: 'hooked', lips: 'wide' },
          beard: 'stubble',
        },
      },
      other: {
        person: {
          skin: '#95623f',
          hair: { name: 'curly', color: '#22120c' },
          clothes: { name: 'hoodie', color: '#e2a23a', second: '#fff4d8' },
          eyes: '#5a3a20',
          mood: 'warm',
          isMan: false,
          face: { shape: 'square', eyes: 'almond', brows: 'heavy', nose: 'broad', lips: 'full' },
        },
      },
    },
    mood: {
      root: 110,
      chords: [
        [0, 4, 7, 14],
        [-3, 4, 9, 14],
        [5, 9, 12, 16],
        [7, 11, 14, 17],
      ],
      pulse: 0.45,
      air: 0.3,
    },
  },
}
