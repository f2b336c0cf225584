import { city } from '../sets/city.ts'
import type { Story } from '../story.ts'

export const midnightContract: Story = {
  slug: 'midnight-contract',
  titles: { 'zh-CN': '午夜契约', en: 'The Midnight Contract', vi: 'Hợp Đồng Nửa Đêm', pt: 'O Contrato da Meia-Noite' },
  intros: {
    'zh-CN': '为了母亲的手术费，她在午夜签下一纸婚约：一年，不问过去，不许动心。可第一个违约的人，是他。',
    en: 'To pay for her mother’s surgery she signs a marriage contract at midnight: one year, no questions, no love. He is the first to break it.',
    vi: 'Vì tiền phẫu thuật cho mẹ, cô ký hợp đồng hôn nhân lúc nửa đêm: một năm, không hỏi quá khứ, không được yêu. Người phá lệ đầu tiên lại là anh.',
    pt: 'Para pagar a cirurgia da mãe, ela assina um casamento à meia-noite: um ano, sem perguntas, sem amor. Ele é o primeiro a quebrar o trato.',
  },
  tags: {
    'zh-CN': ['契约婚姻', '总裁', '甜虐'],
    en: ['Contract marriage', 'Tycoon', 'Bittersweet'],
    vi: ['Hôn nhân hợp đồng', 'Tổng tài', 'Ngọt ngược'],
    pt: ['Casamento por contrato', 'Magnata', 'Agridoce'],
  },
  category: { 'zh-CN': '都市', en: 'City romance', vi: 'Đô thị', pt: 'Romance urbano' },
  area: 'CN',
  year: 2026,
  releasedDaysAgo: 6,
  planned: 20,
  episodes: [
    {
      titles: { 'zh-CN': '一纸婚约', en: 'One Signature', vi: 'Một chữ ký', pt: 'Uma Assinatura' },
      lines: ['One year. No questions. No love.', 'And if I break the rule?', 'Then you owe me everything.'],
    },
    {
      titles: { 'zh-CN': '雨夜来电', en: 'A Call in the Rain', vi: 'Cuộc gọi đêm mưa', pt: 'Uma Ligação na Chuva' },
      lines: ['The hospital called. It is tonight.', 'I already paid. Get in the car.', 'Why are your hands shaking?'],
    },
    {
      titles: { 'zh-CN': '前女友回国', en: 'She Came Back', vi: 'Người cũ trở về', pt: 'Ela Voltou' },
      lines: ['His first love landed at nine.', 'You are only a signature, dear.', 'Then ask him whose ring he wears.'],
    },
    {
      titles: { 'zh-CN': '天台', en: 'The Rooftop', vi: 'Sân thượng', pt: 'O Terraço' },
      lines: ['Clause seven: no love.', 'I tore out clause seven in March.', 'Stay. Not for a year. Stay.'],
    },
    {
      titles: { 'zh-CN': '最后一天', en: 'The Last Day', vi: 'Ngày cuối cùng', pt: 'O Último Dia' },
      lines: [
        'Midnight. The contract is over.',
        'Your taxi is waiting, Mrs. Lu.',
        'Then marry me. This time, for real.',
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#05061a', '#171b55', '#6a2f8a'],
      far: '#1a2055',
      middle: '#0c1034',
      near: '#070919',
      light: '#8fdcff',
      accent: '#ff3d9a',
      text: '#f4f6ff',
    },
    backdrop: city,
    weather: 'rain',
    weatherColor: '#bfe6ff',
    cast: {
      lead: {
        figure: 'gown',
        person: {
          skin: '#f1c6a8',
          hair: { name: 'long', color: '#20151a' },
          clothes: { name: 'dress', color: '#7b1550', second: '#f6d8e6' },
          eyes: '#4a3328',
          mood: 'calm',
          isMan: false,
        },
      },
      other: {
        figure: 'suit',
        person: {
          skin: '#dcae8a',
          hair: { name: 'short', color: '#14121a' },
          clothes: { name: 'suit', color: '#141a34', second: '#3f5fc8' },
          eyes: '#2c2c3a',
          mood: 'stern',
          isMan: true,
        },
      },
    },
    titleFace: 'oswald',
    titleLines: ['THE MIDNIGHT', 'CONTRACT'],
    mood: {
      root: 98,
      chords: [
        [0, 7, 10, 14],
        [5, 8, 12, 15],
        [-4, 3, 7, 10],
        [-2, 5, 8, 12],
      ],
      pulse: 0.5,
      air: 0.45,
    },
  },
}
