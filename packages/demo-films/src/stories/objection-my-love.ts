import { courtroom } from '../sets/courtroom.ts'
import type { Story } from '../story.ts'

export const objectionMyLove: Story = {
  slug: 'objection-my-love',
  titles: { 'zh-CN': '反对无效', en: 'Objection, My Love', vi: 'Phản Đối Vô Hiệu', pt: 'Objeção, Meu Amor' },
  intros: {
    'zh-CN': '她从未输过一场官司，直到对方律师席上坐着的，是五年前不告而别的丈夫。',
    en: 'She has never lost a case. Then her husband, gone for five years, sits down at the other table.',
    vi: 'Cô chưa từng thua vụ nào, cho đến khi luật sư bên kia là người chồng bỏ đi năm năm trước.',
    pt: 'Ela nunca perdeu um caso. Até o marido, sumido há cinco anos, sentar à outra mesa.',
  },
  tags: {
    'zh-CN': ['律政', '破镜重圆', '大女主'],
    en: ['Courtroom', 'Second chance', 'Strong heroine'],
    vi: ['Pháp đình', 'Gương vỡ lại lành', 'Nữ cường'],
    pt: ['Tribunal', 'Segunda chance', 'Protagonista forte'],
  },
  category: { 'zh-CN': '都市', en: 'Modern romance', vi: 'Đô thị', pt: 'Romance urbano' },
  area: 'CN',
  year: 2026,
  releasedDaysAgo: 34,
  planned: 20,
  terms: { vipType: 1, freeNumber: 1, coinPrice: 30, wholePrice: 400 },
  episodes: [
    {
      titles: { 'zh-CN': '被告席', en: 'The Other Table', vi: 'Bàn bên kia', pt: 'A Outra Mesa' },
      lines: [
        {
          'zh-CN': '律师，我们见过吗？',
          en: 'Counsel, have we met?',
          vi: 'Luật sư, ta gặp nhau chưa?',
          pt: 'Doutora, nós já nos vimos?',
        },
        { 'zh-CN': '我嫁过你。', en: 'I married you.', vi: 'Tôi từng cưới anh.', pt: 'Eu me casei com você.' },
        {
          'zh-CN': '反对。与本案无关。',
          en: 'Objection. Relevance?',
          vi: 'Phản đối. Không liên quan.',
          pt: 'Protesto. Qual a relevância?',
        },
      ],
    },
    {
      titles: { 'zh-CN': '证人', en: 'The Witness', vi: 'Nhân chứng', pt: 'A Testemunha' },
      lines: [
        {
          'zh-CN': '五年来你在哪儿？',
          en: 'Where were you for five years?',
          vi: 'Năm năm qua anh ở đâu?',
          pt: 'Onde você esteve por cinco anos?',
        },
        { 'zh-CN': '在保你的命。', en: 'Keeping you alive.', vi: 'Giữ mạng cho em.', pt: 'Mantendo você viva.' },
        {
          'zh-CN': '法官大人，请给我一分钟。',
          en: 'Your Honour, I need a minute.',
          vi: 'Thưa tòa, cho tôi một phút.',
          pt: 'Meritíssimo, preciso de um minuto.',
        },
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#20140c', '#5a3a22', '#c99a62'],
      far: '#7a5434',
      middle: '#4b3020',
      near: '#1d120b',
      light: '#ffe3b0',
      accent: '#c9a04a',
      text: '#fff8ea',
    },
    backdrop: courtroom,
    weather: 'dust',
    weatherColor: '#ffe3b0',
    keepsake: 'ring',
    cast: {
      lead: {
        person: {
          skin: '#c08a62',
          hair: { name: 'chignon', color: '#3a2016' },
          clothes: { name: 'suit', color: '#e6dac6', second: '#1f5a52' },
          eyes: '#4a3426',
          marks: 'mole',
          mood: 'proud',
          isMan: false,
          face: { shape: 'diamond', eyes: 'almond', brows: 'arched', nose: 'broad', lips: 'full' },
          glasses: '#2b1a14',
        },
      },
      other: {
        person: {
          skin: '#8a5a3c',
          hair: { name: 'short', color: '#2a1d16' },
          clothes: { name: 'turtleneck', color: '#22405e', second: '#c9a04a' },
          beard: 'full',
          eyes: '#33302c',
          mood: 'amused',
          isMan: true,
          face: { shape: 'square', eyes: 'hooded', brows: 'heavy', nose: 'broad', lips: 'fine' },
        },
      },
    },
    mood: {
      root: 98,
      chords: [
        [0, 7, 12, 16],
        [5, 9, 12, 17],
        [-3, 4, 9, 12],
        [-5, 2, 7, 11],
      ],
      pulse: 0.6,
      air: 0.4,
    },
  },
}
