import { river } from '../sets/river.ts'
import type { Story } from '../story.ts'

export const swordOfSilentRiver: Story = {
  slug: 'sword-of-silent-river',
  titles: { 'zh-CN': '静水剑', en: 'Sword of the Silent River', vi: 'Kiếm Tĩnh Giang', pt: 'Espada do Rio Silente' },
  intros: {
    'zh-CN': '哑女拾到一把从不出鞘的剑。江湖传言，它一出鞘，天下再无人说谎。',
    en: 'A mute girl finds a sword that was never drawn. They say that once it is, nobody can lie again.',
    vi: 'Cô gái câm nhặt được thanh kiếm chưa từng rút. Người ta nói khi nó rời vỏ, thiên hạ không ai nói dối được nữa.',
    pt: 'Uma garota muda acha uma espada jamais desembainhada. Dizem que, no dia em que for, ninguém mais mentirá.',
  },
  tags: {
    'zh-CN': ['武侠', '江湖', '女侠'],
    en: ['Martial arts', 'Wandering', 'Heroine'],
    vi: ['Kiếm hiệp', 'Giang hồ', 'Nữ hiệp'],
    pt: ['Artes marciais', 'Andanças', 'Heroína'],
  },
  category: { 'zh-CN': '武侠', en: 'Martial arts', vi: 'Võ hiệp', pt: 'Artes marciais' },
  area: 'CN',
  year: 2025,
  releasedDaysAgo: 27,
  planned: 20,
  terms: { vipType: 1, freeNumber: 1, coinPrice: 20, wholePrice: 240 },
  episodes: [
    {
      titles: { 'zh-CN': '拾剑', en: 'The Find', vi: 'Nhặt kiếm', pt: 'O Achado' },
      lines: [
        {
          'zh-CN': '那把剑不是你的。',
          en: 'That sword is not yours.',
          vi: 'Thanh kiếm đó không phải của cô.',
          pt: 'Essa espada não é sua.',
        },
        {
          'zh-CN': '她没法回答你。',
          en: 'She cannot answer you.',
          vi: 'Nàng không thể trả lời ông.',
          pt: 'Ela não pode responder.',
        },
        {
          'zh-CN': '那就让剑来说话。',
          en: 'Then let the sword speak.',
          vi: 'Vậy để kiếm nói thay.',
          pt: 'Então deixe a espada falar.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '渡口', en: 'The Ferry', vi: 'Bến đò', pt: 'A Balsa' },
      lines: [
        { 'zh-CN': '谁派你来的？', en: 'Who sent you?', vi: 'Ai sai ngươi đến?', pt: 'Quem mandou você?' },
        {
          'zh-CN': '反正不是说真话的人。',
          en: 'Nobody who tells the truth.',
          vi: 'Chẳng phải kẻ nói thật.',
          pt: 'Ninguém que diga a verdade.',
        },
        { 'zh-CN': '河水都记得。', en: 'The river remembers.', vi: 'Dòng sông nhớ cả.', pt: 'O rio se lembra.' },
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#071c26', '#175060', '#8fc8c0'],
      far: '#3f7f80',
      middle: '#1f4f58',
      near: '#06181c',
      light: '#e6fff4',
      accent: '#d83a2a',
      text: '#fff4dd',
    },
    backdrop: river,
    weather: 'leaves',
    weatherColor: '#9fd8cc',
    keepsake: 'blade',
    cast: {
      lead: {
        person: {
          skin: '#eabd96',
          hair: { name: 'topknot', color: '#120d0c' },
          clothes: { name: 'robes', color: '#8a2a1c', second: '#2c1410' },
          eyes: '#38261a',
          marks: 'mole',
          mood: 'proud',
          isMan: false,
          face: { shape: 'heart', eyes: 'round', brows: 'angled', nose: 'fine', lips: 'bow' },
        },
      },
      other: {
        person: {
          skin: '#c8946a',
          hair: { name: 'hood', color: '#2a2420' },
          clothes: { name: 'robes', color: '#3a3430', second: '#6a5a44' },
          eyes: '#2c2018',
          mood: 'stern',
          isMan: true,
          face: { shape: 'oval', eyes: 'almond', brows: 'straight', nose: 'button', lips: 'fine' },
          beard: 'full',
          isOld: true,
        },
      },
    },
    mood: {
      root: 92.5,
      chords: [
        [0, 5, 7, 12],
        [-2, 5, 8, 12],
        [-4, 3, 7, 10],
        [0, 3, 7, 10],
      ],
      pulse: 1,
      air: 0.5,
    },
  },
}
