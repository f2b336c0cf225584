import { seaside } from '../sets/seaside.ts'
import type { Story } from '../story.ts'

export const eighteenByTheSea: Story = {
  slug: 'eighteen-by-the-sea',
  titles: { 'zh-CN': '海风十八岁', en: 'Eighteen by the Sea', vi: 'Tuổi Mười Tám Bên Biển', pt: 'Dezoito à Beira-Mar' },
  intros: {
    'zh-CN': '毕业那天他们约好十年后在码头再见。十年后，他来了，她也来了，挽着别人。',
    en: 'On graduation day they swore to meet on the pier in ten years. Ten years later he is there. So is she, on somebody else’s arm.',
    vi: 'Ngày tốt nghiệp, họ hẹn mười năm sau gặp lại ở bến tàu. Mười năm sau anh đến. Cô cũng đến, khoác tay người khác.',
    pt: 'Na formatura juraram se rever no cais em dez anos. Dez anos depois ele está lá. Ela também, de braço dado com outro.',
  },
  tags: {
    'zh-CN': ['青春', '暗恋', '重逢'],
    en: ['Youth', 'First love', 'Reunion'],
    vi: ['Thanh xuân', 'Mối tình đầu', 'Tái ngộ'],
    pt: ['Juventude', 'Primeiro amor', 'Reencontro'],
  },
  category: { 'zh-CN': '青春', en: 'Youth', vi: 'Thanh xuân', pt: 'Juventude' },
  area: 'CN',
  year: 2024,
  releasedDaysAgo: 92,
  planned: 12,
  episodes: [
    {
      titles: { 'zh-CN': '码头之约', en: 'A Promise on the Pier', vi: 'Lời hẹn bến tàu', pt: 'Uma Promessa no Cais' },
      lines: ['Ten years. Same pier. Promise?', 'You will forget by Monday.', 'Ask the sea. It remembers.'],
    },
    {
      titles: {
        'zh-CN': '没寄出的明信片',
        en: 'Unsent Postcards',
        vi: 'Bưu thiếp chưa gửi',
        pt: 'Cartões Não Enviados',
      },
      lines: ['He wrote to me every summer.', 'And your mother kept them all.', 'One hundred and four. In a tin.'],
    },
    {
      titles: { 'zh-CN': '十年后', en: 'Ten Years Later', vi: 'Mười năm sau', pt: 'Dez Anos Depois' },
      lines: ['You came.', 'This is my brother, silly.', 'Then I am on time?'],
    },
    {
      titles: { 'zh-CN': '灯塔', en: 'The Lighthouse', vi: 'Ngọn hải đăng', pt: 'O Farol' },
      lines: ['They are switching it off tonight.', 'Then we need another light.', 'Stay until the sun is up.'],
    },
  ],
  look: {
    palette: {
      sky: ['#2b2a6b', '#c4506e', '#ffb26b'],
      far: '#6a3a6b',
      middle: '#43366f',
      near: '#1b1334',
      light: '#ffe1a3',
      accent: '#ff7d6b',
      text: '#fff6e4',
    },
    backdrop: seaside,
    weather: 'dust',
    weatherColor: '#fff0c8',
    cast: {
      lead: {
        figure: 'student',
        person: {
          skin: '#f2c9ab',
          hair: { name: 'ponytail', color: '#1d1412' },
          clothes: { name: 'shirt', color: '#f4f1ea', second: '#2d4f8c' },
          eyes: '#3b2a1c',
          mood: 'warm',
          isMan: false,
        },
      },
      other: {
        figure: 'suit',
        person: {
          skin: '#dba882',
          hair: { name: 'short', color: '#1a1412' },
          clothes: { name: 'shirt', color: '#dfe6ee', second: '#24406e' },
          eyes: '#2c2018',
          mood: 'calm',
          isMan: true,
        },
      },
    },
    titleFace: 'script',
    titleLines: ['Eighteen', 'by the Sea'],
    mood: {
      root: 130.8,
      chords: [
        [0, 4, 7, 11],
        [-3, 4, 7, 9],
        [-7, 0, 4, 9],
        [-5, 2, 7, 12],
      ],
      pulse: 0.5,
      air: 0.55,
    },
  },
}
