import { ballroom } from '../sets/ballroom.ts'
import type { Story } from '../story.ts'

export const theSugarCrown: Story = {
  slug: 'the-sugar-crown',
  titles: { 'zh-CN': '糖霜王冠', en: 'The Sugar Crown', vi: 'Vương Miện Đường', pt: 'A Coroa de Açúcar' },
  intros: {
    'zh-CN': '糕点铺老板娘被错认成失踪的公主。最糟的是，王子还真的吃上瘾了。',
    en: 'A pastry cook is taken for a lost princess. Worse: the prince is hooked on her tarts.',
    vi: 'Cô thợ bánh bị nhận nhầm là công chúa mất tích. Tệ hơn: hoàng tử nghiện bánh của cô.',
    pt: 'Uma confeiteira é confundida com uma princesa perdida. Pior: o príncipe viciou nas tortas dela.',
  },
  tags: {
    'zh-CN': ['甜宠', '宫廷喜剧', '错认'],
    en: ['Sweet', 'Royal comedy', 'Mistaken identity'],
    vi: ['Ngọt sủng', 'Hài cung đình', 'Nhận nhầm'],
    pt: ['Doce', 'Comédia real', 'Engano'],
  },
  category: { 'zh-CN': '喜剧', en: 'Comedy', vi: 'Hài', pt: 'Comédia' },
  area: 'CN',
  year: 2026,
  releasedDaysAgo: 12,
  planned: 16,
  episodes: [
    {
      titles: { 'zh-CN': '错认', en: 'The Wrong Princess', vi: 'Nhầm công chúa', pt: 'A Princesa Errada' },
      lines: [
        {
          'zh-CN': '公主殿下，可找到您了！',
          en: 'Your Highness, at last!',
          vi: 'Công chúa, cuối cùng cũng thấy người!',
          pt: 'Alteza, finalmente!',
        },
        { 'zh-CN': '我是卖挞的。', en: 'I sell tarts.', vi: 'Tôi bán bánh mà.', pt: 'Eu vendo tortinhas.' },
        {
          'zh-CN': '您能带多少个？',
          en: 'How many can you carry?',
          vi: 'Người mang được bao nhiêu cái?',
          pt: 'Quantas consegue carregar?',
        },
      ],
    },
    {
      titles: { 'zh-CN': '试吃', en: 'Royal Taster', vi: 'Người nếm bánh', pt: 'O Provador' },
      lines: [
        {
          'zh-CN': '里面可能有毒。',
          en: 'It could be poisoned.',
          vi: 'Có thể có độc đấy.',
          pt: 'Pode estar envenenado.',
        },
        { 'zh-CN': '你吃了九个。', en: 'You ate nine.', vi: 'Anh ăn chín cái rồi.', pt: 'Você comeu nove.' },
        { 'zh-CN': '我办事仔细。', en: 'I am very thorough.', vi: 'Tôi làm việc kỹ lắm.', pt: 'Sou muito minucioso.' },
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#5a1f4a', '#c8578e', '#ffc7d0'],
      far: '#a8527f',
      middle: '#7a3260',
      near: '#3a1430',
      light: '#fff0d8',
      accent: '#ffd24a',
      text: '#fff8fb',
    },
    backdrop: ballroom,
    weather: 'petals',
    weatherColor: '#ffe1ec',
    keepsake: 'crown',
    cast: {
      lead: {
        person: {
          skin: '#f6d0b4',
          hair: { name: 'waves', color: '#a8622a' },
          clothes: { name: 'dress', color: '#e07aa8', second: '#ffe08a' },
          eyes: '#4a7a5a',
          marks: 'freckles',
          mood: 'warm',
          isMan: false,
          face: { shape: 'oval', eyes: 'almond', brows: 'soft', nose: 'button', lips: 'full' },
        },
      },
      other: {
        person: {
          skin: '#e0b08a',
          hair: { name: 'tousled', color: '#3a241a' },
          clothes: { name: 'cape', color: '#5a2f7a', second: '#ffd24a' },
          eyes: '#3a4a6a',
          mood: 'warm',
          isMan: true,
          face: { shape: 'oval', eyes: 'soft', brows: 'soft', nose: 'fine', lips: 'full' },
        },
      },
    },
    mood: {
      root: 130.8,
      chords: [
        [0, 4, 7, 14],
        [-3, 4, 9, 14],
        [5, 9, 12, 16],
        [7, 11, 14, 17],
      ],
      pulse: 0.4,
      air: 0.25,
    },
  },
}
