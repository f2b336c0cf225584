import { beacon } from '../sets/beacon.ts'
import type { Story } from '../story.ts'

export const theLighthouseLetters: Story = {
  slug: 'the-lighthouse-letters',
  titles: { 'zh-CN': '灯塔来信', en: 'The Lighthouse Letters', vi: 'Thư Từ Ngọn Hải Đăng', pt: 'Cartas do Farol' },
  intros: {
    'zh-CN': '父亲失踪十年后，灯塔重新亮起。每晚一束光，拼出一个字。',
    en: 'Ten years after her father vanished, the lighthouse burns again. Each night its light spells one letter.',
    vi: 'Mười năm sau khi cha mất tích, ngọn hải đăng lại sáng. Mỗi đêm, ánh đèn viết ra một chữ.',
    pt: 'Dez anos após o sumiço do pai, o farol volta a acender. A cada noite, sua luz escreve uma letra.',
  },
  tags: {
    'zh-CN': ['悬疑', '海岛', '父女'],
    en: ['Mystery', 'Island', 'Father and daughter'],
    vi: ['Bí ẩn', 'Hải đảo', 'Cha con'],
    pt: ['Mistério', 'Ilha', 'Pai e filha'],
  },
  category: { 'zh-CN': '悬疑', en: 'Mystery', vi: 'Bí ẩn', pt: 'Mistério' },
  area: 'US',
  year: 2025,
  releasedDaysAgo: 66,
  planned: 16,
  terms: { vipType: 1, freeNumber: 1, coinPrice: 20, wholePrice: 200 },
  episodes: [
    {
      titles: { 'zh-CN': '第一个字', en: 'The First Letter', vi: 'Chữ đầu tiên', pt: 'A Primeira Letra' },
      lines: [
        {
          'zh-CN': '灯早就当废铁卖了。',
          en: 'The lamp was sold for scrap.',
          vi: 'Đèn bán sắt vụn rồi.',
          pt: 'A lâmpada foi vendida como sucata.',
        },
        { 'zh-CN': '那，那是什么？', en: 'Then what is that?', vi: 'Vậy kia là gì?', pt: 'Então o que é aquilo?' },
        {
          'zh-CN': 'R，它打出了一个R。',
          en: 'An R. It spelled an R.',
          vi: 'Chữ R. Nó đánh chữ R.',
          pt: 'Um R. Ela soletrou um R.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '潮水', en: 'High Tide', vi: 'Triều cường', pt: 'Maré Alta' },
      lines: [
        { 'zh-CN': '那边没人住。', en: 'Nobody lives out there.', vi: 'Ngoài đó không ai ở.', pt: 'Ninguém mora lá.' },
        {
          'zh-CN': '有人泡了两杯茶。',
          en: 'Somebody made two cups of tea.',
          vi: 'Có người pha hai tách trà.',
          pt: 'Alguém fez duas xícaras de chá.',
        },
        { 'zh-CN': '爸？', en: 'Dad?', vi: 'Bố?', pt: 'Pai?' },
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#08121c', '#1c3a4e', '#6f8f9c'],
      far: '#24485a',
      middle: '#142c3a',
      near: '#081018',
      light: '#e8f4ff',
      accent: '#ffb03a',
      text: '#f4faff',
    },
    backdrop: beacon,
    weather: 'rain',
    weatherColor: '#cfe4f0',
    keepsake: 'letter',
    cast: {
      lead: {
        person: {
          skin: '#e4b592',
          hair: { name: 'braid', color: '#6a3418' },
          clothes: { name: 'coat', color: '#c9932a', second: '#22384a' },
          eyes: '#4a6a7a',
          marks: 'freckles',
          mood: 'tender',
          isMan: false,
          face: { shape: 'heart', eyes: 'soft', brows: 'straight', nose: 'button', lips: 'bow' },
        },
      },
      other: {
        person: {
          skin: '#c99a78',
          hair: { name: 'curly', color: '#a8a39a' },
          clothes: { name: 'coat', color: '#2c3e4c', second: '#b8864a' },
          scarf: '#a63a30',
          eyes: '#4a6a7a',
          mood: 'warm',
          isMan: true,
          face: { shape: 'diamond', eyes: 'soft', brows: 'heavy', nose: 'hooked', lips: 'wide' },
          isOld: true,
          beard: 'full',
        },
      },
    },
    mood: {
      root: 69.3,
      chords: [
        [0, 3, 7, 12],
        [-4, 3, 8, 12],
        [-2, 5, 10, 14],
        [-5, 2, 7, 10],
      ],
      pulse: 1.3,
      air: 0.65,
    },
  },
}
