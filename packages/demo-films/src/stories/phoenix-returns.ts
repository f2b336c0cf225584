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
    'zh-CN':
      '三年前她被至亲推下城楼，三年后她以异国公主之名重返长安。宫灯如昼，旧人皆在，这一次，她要他们一个一个跪着把欠她的还回来。',
    en: 'Three years ago her own family threw her from the city wall. Tonight she walks back into the palace under a foreign name, and everyone who buried her is at the banquet.',
    vi: 'Ba năm trước, nàng bị chính người thân đẩy khỏi tường thành. Đêm nay nàng trở lại hoàng cung dưới danh công chúa ngoại quốc, và tất cả kẻ thù đều có mặt trong yến tiệc.',
    pt: 'Há três anos a própria família a atirou da muralha. Esta noite ela volta ao palácio com um nome estrangeiro, e todos os que a enterraram estão no banquete.',
  },
  tags: {
    'zh-CN': ['重生', '复仇', '宫廷'],
    en: ['Rebirth', 'Revenge', 'Palace'],
    vi: ['Trùng sinh', 'Báo thù', 'Cung đấu'],
    pt: ['Renascimento', 'Vingança', 'Palácio'],
  },
  category: { 'zh-CN': '古装', en: 'Costume', vi: 'Cổ trang', pt: 'Época' },
  area: 'CN',
  year: 2026,
  releasedDaysAgo: 164,
  episodes: [
    {
      titles: {
        'zh-CN': '城楼故人',
        en: 'The Woman on the Wall',
        vi: 'Người trên tường thành',
        pt: 'A Mulher na Muralha',
      },
      lines: ['They told the emperor I was dead.', 'Then who is she, Father?', 'Tonight I bow. Tomorrow, they will.'],
    },
    {
      titles: { 'zh-CN': '宫宴惊变', en: 'The Banquet', vi: 'Yến tiệc', pt: 'O Banquete' },
      lines: [
        'One cup was poisoned. I drank both.',
        'You still wear my mother’s hairpin.',
        'Guards! Close every gate.',
      ],
    },
    {
      titles: { 'zh-CN': '将军认出了她', en: 'The General Knows', vi: 'Tướng quân nhận ra nàng', pt: 'O General Sabe' },
      lines: ['He searched the river for three years.', 'Say my name, or let me go.', 'I never let you go.'],
    },
    {
      titles: { 'zh-CN': '凤印', en: 'The Phoenix Seal', vi: 'Phượng ấn', pt: 'O Selo da Fênix' },
      lines: ['The seal was never stolen.', 'It was I who hid it, my lord.', 'Kneel. All of you.'],
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
    cast: {
      lead: {
        figure: 'robe',
        person: {
          skin: '#f3ccb0',
          hair: { name: 'bun', color: '#120c0e' },
          clothes: { name: 'robes', color: '#a3202c', second: '#3a0f1c' },
          eyes: '#38241a',
          mood: 'stern',
          isMan: false,
        },
      },
      other: {
        figure: 'swordsman',
        person: {
          skin: '#d7a078',
          hair: { name: 'topknot', color: '#15100e' },
          clothes: { name: 'armour', color: '#4a2320', second: '#b8863a' },
          eyes: '#2a1c14',
          mood: 'stern',
          isMan: true,
          beard: 'stubble',
        },
      },
    },
    titleFace: 'cinzel',
    titleLines: ['THE PHOENIX', 'RETURNS'],
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
