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
        {
          'zh-CN': '这里没有七楼。',
          en: 'There is no seventh floor here.',
          vi: 'Ở đây không có tầng bảy.',
          pt: 'Não existe sétimo andar aqui.',
        },
        {
          'zh-CN': '那你刚才是从哪层出来的？',
          en: 'Then where did you just get out?',
          vi: 'Vậy anh vừa ra ở đâu?',
          pt: 'Então de onde você saiu agora?',
        },
        {
          'zh-CN': '有人给我留了灯。',
          en: 'Somebody left the light on for me.',
          vi: 'Có người để đèn cho tôi.',
          pt: 'Alguém deixou a luz acesa para mim.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '四号门', en: 'Door Four', vi: 'Cánh cửa số bốn', pt: 'A Porta Quatro' },
      lines: [
        {
          'zh-CN': '只有一扇门没锁。',
          en: 'Every door is locked but one.',
          vi: 'Mọi cửa đều khóa, trừ một.',
          pt: 'Todas as portas estão trancadas, menos uma.',
        },
        {
          'zh-CN': '我从1998年就在等你。',
          en: 'I have waited for you since 1998.',
          vi: 'Tôi chờ cô từ năm 1998.',
          pt: 'Espero por você desde 1998.',
        },
        {
          'zh-CN': '1998年我还没出生。',
          en: 'I was not born in 1998.',
          vi: 'Năm 1998 tôi chưa ra đời.',
          pt: 'Em 1998 eu não tinha nascido.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '监控', en: 'The Recording', vi: 'Đoạn ghi hình', pt: 'A Gravação' },
      lines: [
        {
          'zh-CN': '再放一遍，慢一点。',
          en: 'Play it again. Slower.',
          vi: 'Phát lại đi. Chậm hơn.',
          pt: 'Passe de novo. Mais devagar.',
        },
        {
          'zh-CN': '那是你，正走出去。',
          en: 'That is you. Walking out.',
          vi: 'Đó là cô. Đang đi ra.',
          pt: 'É você. Saindo.',
        },
        {
          'zh-CN': '那坐在这里的是谁？',
          en: 'Then who is sitting here?',
          vi: 'Vậy ai đang ngồi đây?',
          pt: 'Então quem está sentada aqui?',
        },
      ],
    },
    {
      titles: { 'zh-CN': '六楼以上', en: 'Above the Sixth', vi: 'Trên tầng sáu', pt: 'Acima do Sexto' },
      lines: [
        {
          'zh-CN': '我们得有一个留下。',
          en: 'One of us has to stay.',
          vi: 'Một trong hai ta phải ở lại.',
          pt: 'Um de nós precisa ficar.',
        },
        {
          'zh-CN': '上一次你也是这么说的。',
          en: 'You said that last time, too.',
          vi: 'Lần trước cô cũng nói thế.',
          pt: 'Você disse isso da última vez também.',
        },
        {
          'zh-CN': '电梯来了，选吧。',
          en: 'The lift is coming. Choose.',
          vi: 'Thang máy đến rồi. Chọn đi.',
          pt: 'O elevador está vindo. Escolha.',
        },
      ],
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
    keepsake: 'door',
    cast: {
      lead: {
        person: {
          skin: '#e6b793',
          hair: { name: 'bob', color: '#17141a' },
          clothes: { name: 'jacket', color: '#5a6a44', second: '#b8503c' },
          eyes: '#5a6a4a',
          mood: 'afraid',
          isMan: false,
          face: { shape: 'diamond', eyes: 'round', brows: 'straight', nose: 'long', lips: 'bow' },
        },
      },
      other: {
        person: {
          skin: '#bb8c6c',
          hair: { name: 'slick', color: '#23201f' },
          clothes: { name: 'turtleneck', color: '#26302c', second: '#6a1f1f' },
          eyes: '#3a3a30',
          mood: 'stern',
          isMan: true,
          face: { shape: 'oval', eyes: 'almond', brows: 'straight', nose: 'button', lips: 'fine' },
          isOld: true,
        },
      },
    },
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
