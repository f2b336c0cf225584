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
    en: ['Campus', 'First love', 'Reunion'],
    vi: ['Thanh xuân', 'Mối tình đầu', 'Tái ngộ'],
    pt: ['Juventude', 'Primeiro amor', 'Reencontro'],
  },
  category: { 'zh-CN': '青春', en: 'Campus', vi: 'Thanh xuân', pt: 'Juventude' },
  area: 'CN',
  year: 2024,
  releasedDaysAgo: 92,
  planned: 12,
  episodes: [
    {
      titles: { 'zh-CN': '码头之约', en: 'A Promise on the Pier', vi: 'Lời hẹn bến tàu', pt: 'Uma Promessa no Cais' },
      lines: [
        {
          'zh-CN': '十年后，还是这个码头，说好了？',
          en: 'Ten years. Same pier. Promise?',
          vi: 'Mười năm. Vẫn bến này. Hứa nhé?',
          pt: 'Dez anos. Mesmo cais. Promete?',
        },
        {
          'zh-CN': '到周一你就忘了。',
          en: 'You will forget by Monday.',
          vi: 'Đến thứ hai là cậu quên.',
          pt: 'Até segunda você esquece.',
        },
        {
          'zh-CN': '去问海，海都记得。',
          en: 'Ask the sea. It remembers.',
          vi: 'Hỏi biển đi. Biển nhớ đấy.',
          pt: 'Pergunte ao mar. Ele se lembra.',
        },
      ],
    },
    {
      titles: {
        'zh-CN': '没寄出的明信片',
        en: 'Unsent Postcards',
        vi: 'Bưu thiếp chưa gửi',
        pt: 'Cartões Não Enviados',
      },
      lines: [
        {
          'zh-CN': '每年夏天他都给我写信。',
          en: 'He wrote to me every summer.',
          vi: 'Hè nào anh ấy cũng viết cho con.',
          pt: 'Ele me escrevia todo verão.',
        },
        {
          'zh-CN': '你妈妈全都收着。',
          en: 'And your mother kept them all.',
          vi: 'Và mẹ cháu giữ lại hết.',
          pt: 'E sua mãe guardou todas.',
        },
        {
          'zh-CN': '一百零四张，都在一个铁盒里。',
          en: 'One hundred and four. In a tin.',
          vi: 'Một trăm lẻ bốn tấm. Trong hộp thiếc.',
          pt: 'Cento e quatro. Numa lata.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '十年后', en: 'Ten Years Later', vi: 'Mười năm sau', pt: 'Dez Anos Depois' },
      lines: [
        { 'zh-CN': '你来了。', en: 'You came.', vi: 'Em đến rồi.', pt: 'Você veio.' },
        {
          'zh-CN': '傻瓜，这是我弟弟。',
          en: 'This is my brother, silly.',
          vi: 'Đây là em trai em, ngốc ạ.',
          pt: 'Este é o meu irmão, bobo.',
        },
        { 'zh-CN': '那我没来晚？', en: 'Then I am on time?', vi: 'Vậy là anh kịp giờ?', pt: 'Então cheguei a tempo?' },
      ],
    },
    {
      titles: { 'zh-CN': '灯塔', en: 'The Lighthouse', vi: 'Ngọn hải đăng', pt: 'O Farol' },
      lines: [
        {
          'zh-CN': '今晚就要熄灯了。',
          en: 'They are switching it off tonight.',
          vi: 'Tối nay họ tắt đèn.',
          pt: 'Vão apagá-lo hoje à noite.',
        },
        {
          'zh-CN': '那我们要另找一盏灯。',
          en: 'Then we need another light.',
          vi: 'Vậy mình cần một ngọn đèn khác.',
          pt: 'Então precisamos de outra luz.',
        },
        {
          'zh-CN': '陪我到太阳升起。',
          en: 'Stay until the sun is up.',
          vi: 'Ở lại đến khi mặt trời lên nhé.',
          pt: 'Fique até o sol nascer.',
        },
      ],
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
    keepsake: 'letter',
    cast: {
      lead: {
        person: {
          skin: '#f2c9ab',
          hair: { name: 'ponytail', color: '#1d1412' },
          clothes: { name: 'shirt', color: '#f4f1ea', second: '#2d4f8c' },
          eyes: '#3b2a1c',
          mood: 'warm',
          isMan: false,
          face: { shape: 'round', eyes: 'round', brows: 'straight', nose: 'button', lips: 'wide' },
        },
      },
      other: {
        person: {
          skin: '#dba882',
          hair: { name: 'tousled', color: '#1a1412' },
          clothes: { name: 'jacket', color: '#2a4a80', second: '#f4f1ea' },
          eyes: '#2c2018',
          mood: 'tender',
          isMan: true,
          face: { shape: 'oval', eyes: 'soft', brows: 'soft', nose: 'fine', lips: 'full' },
        },
      },
    },
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
