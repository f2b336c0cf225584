import { corridor } from '../sets/corridor.ts'
import type { Story } from '../story.ts'

export const seventhFloor: Story = {
  slug: 'seventh-floor',
  titles: { 'zh-CN': '第七层', en: 'The Seventh Floor', vi: 'Tầng Thứ Bảy', pt: 'O Sétimo Andar' },
  intros: {
    'zh-CN': '这栋楼只有六层。可每晚十一点零七分，电梯都会停在第七层，而门后的人，叫得出她的名字。',
    en: 'The building has six floors. Every night at 11:07 the lift stops at the seventh, and somebody behind the door knows her name.',
    vi: 'Tòa nhà chỉ có sáu tầng. Nhưng mỗi đêm lúc 11 giờ 07, thang máy dừng ở tầng bảy, và người sau cánh cửa biết tên cô.',
    pt: 'O prédio tem seis andares. Toda noite, às 23h07, o elevador para no sétimo, e alguém atrás da porta sabe o nome dela.',
  },
  tags: {
    'zh-CN': ['悬疑', '惊悚', '烧脑'],
    en: ['Mystery', 'Thriller', 'Mind-bending'],
    vi: ['Bí ẩn', 'Giật gân', 'Hack não'],
    pt: ['Mistério', 'Suspense', 'Enigma'],
  },
  category: { 'zh-CN': '悬疑', en: 'Mystery', vi: 'Bí ẩn', pt: 'Mistério' },
  area: 'CN',
  year: 2025,
  releasedDaysAgo: 3,
  planned: 18,
  episodes: [
    {
      titles: { 'zh-CN': '十一点零七分', en: '11:07 p.m.', vi: '11 giờ 07', pt: '23h07' },
      lines: [
        'There is no seventh floor here.',
        'Then where did you just get out?',
        'Somebody left the light on for me.',
      ],
    },
    {
      titles: { 'zh-CN': '四号门', en: 'Door Four', vi: 'Cánh cửa số bốn', pt: 'A Porta Quatro' },
      lines: ['Every door is locked but one.', 'I have waited for you since 1998.', 'I was not born in 1998.'],
    },
    {
      titles: { 'zh-CN': '监控', en: 'The Recording', vi: 'Đoạn ghi hình', pt: 'A Gravação' },
      lines: ['Play it again. Slower.', 'That is you. Walking out.', 'Then who is sitting here?'],
    },
    {
      titles: { 'zh-CN': '六楼以上', en: 'Above the Sixth', vi: 'Trên tầng sáu', pt: 'Acima do Sexto' },
      lines: ['One of us has to stay.', 'You said that last time, too.', 'The lift is coming. Choose.'],
    },
  ],
  look: {
    palette: {
      sky: ['#06110f', '#0d211e', '#2f584d'],
      far: '#183530',
      middle: '#0f2420',
      near: '#040b0a',
      light: '#d9ffe8',
      accent: '#ff4438',
      text: '#eefff7',
    },
    backdrop: corridor,
    weather: 'dust',
    weatherColor: '#d9ffe8',
    cast: {
      lead: {
        figure: 'coat',
        person: {
          skin: '#e6b793',
          hair: { name: 'bob', color: '#17141a' },
          clothes: { name: 'coat', color: '#4a5a3c', second: '#d7dccf' },
          eyes: '#5a6a4a',
          mood: 'afraid',
          isMan: false,
        },
      },
      other: {
        figure: 'suit',
        person: {
          skin: '#bb8c6c',
          hair: { name: 'slick', color: '#23201f' },
          clothes: { name: 'suit', color: '#2a2c2a', second: '#6a1f1f' },
          eyes: '#3a3a30',
          mood: 'stern',
          isMan: true,
          isOld: true,
        },
      },
    },
    titleFace: 'oswald',
    titleLines: ['THE SEVENTH', 'FLOOR'],
    mood: {
      root: 65.4,
      chords: [
        [0, 6, 12, 13],
        [1, 7, 12, 18],
        [-1, 5, 11, 12],
        [0, 3, 9, 13],
      ],
      pulse: 1.5,
      air: 0.6,
    },
  },
}
