import { bamboo } from '../sets/bamboo.ts'
import type { Story } from '../story.ts'

export const bambooSea: Story = {
  slug: 'bamboo-sea',
  titles: {
    'zh-CN': '竹海听剑',
    en: 'Blade in the Bamboo Sea',
    vi: 'Kiếm Giữa Biển Trúc',
    pt: 'A Espada no Mar de Bambu',
  },
  intros: {
    'zh-CN': '天下第一剑客封剑十年，在竹海种菜。直到一个瞎眼少女背着他的断剑上门，说：师父让我来杀你。',
    en: 'The greatest sword of his age now grows cabbages. Then a blind girl brings back his broken blade: “I was sent to kill you.”',
    vi: 'Kiếm khách số một ẩn cư mười năm trong rừng trúc. Thiếu nữ mù mang thanh kiếm gãy đến: “Sư phụ sai ta giết ông.”',
    pt: 'A maior espada da época hoje planta repolhos. Até que uma moça cega traz sua lâmina partida: “Me mandaram matá-lo.”',
  },
  tags: {
    'zh-CN': ['武侠', '江湖', '师徒'],
    en: ['Wuxia', 'Swords', 'Master and pupil'],
    vi: ['Võ hiệp', 'Giang hồ', 'Sư đồ'],
    pt: ['Wuxia', 'Espadas', 'Mestre e aprendiz'],
  },
  category: { 'zh-CN': '武侠', en: 'Martial arts', vi: 'Võ hiệp', pt: 'Artes marciais' },
  area: 'CN',
  year: 2025,
  releasedDaysAgo: 41,
  planned: 24,
  terms: { vipType: 0, freeNumber: 1, coinPrice: 30, wholePrice: 50 },
  episodes: [
    {
      titles: { 'zh-CN': '断剑', en: 'The Broken Blade', vi: 'Kiếm gãy', pt: 'A Lâmina Partida' },
      lines: [
        {
          'zh-CN': '我闻到白菜味了，就是这儿？',
          en: 'I smell cabbages. This is the place?',
          vi: 'Mùi bắp cải. Là chỗ này sao?',
          pt: 'Sinto cheiro de repolho. É aqui?',
        },
        {
          'zh-CN': '就是这儿。把剑放下，孩子。',
          en: 'It is. Put the sword down, child.',
          vi: 'Đúng. Bỏ kiếm xuống đi, con.',
          pt: 'É. Abaixe a espada, menina.',
        },
        {
          'zh-CN': '师父派我来杀你。',
          en: 'My master sent me to kill you.',
          vi: 'Sư phụ sai ta đến giết ông.',
          pt: 'Meu mestre me mandou matar você.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '听风', en: 'Hear the Wind', vi: 'Nghe gió', pt: 'Ouvir o Vento' },
      lines: [
        {
          'zh-CN': '你看不见叶子落下。',
          en: 'You cannot see the leaf fall.',
          vi: 'Ông đâu thấy lá rơi.',
          pt: 'Você não vê a folha cair.',
        },
        {
          'zh-CN': '看不见。可我听见你眨眼。',
          en: 'No. But I heard you blink.',
          vi: 'Không. Nhưng ta nghe con chớp mắt.',
          pt: 'Não. Mas ouvi você piscar.',
        },
        {
          'zh-CN': '再来，从头开始。',
          en: 'Again. From the beginning.',
          vi: 'Lại nào. Từ đầu.',
          pt: 'De novo. Desde o começo.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '七个黑衣人', en: 'Seven in Black', vi: 'Bảy người áo đen', pt: 'Sete de Preto' },
      lines: [
        {
          'zh-CN': '他们七个，你一个。',
          en: 'Seven of them. One of you.',
          vi: 'Bảy tên. Ông chỉ có một.',
          pt: 'São sete. Você é um só.',
        },
        {
          'zh-CN': '算上那丫头，是八个。',
          en: 'Eight, if you count the girl.',
          vi: 'Tám, nếu tính cả con bé.',
          pt: 'Oito, se contar a menina.',
        },
        {
          'zh-CN': '没人会算上她。正好。',
          en: 'Nobody counts the girl. Good.',
          vi: 'Chẳng ai tính con bé. Tốt.',
          pt: 'Ninguém conta a menina. Ótimo.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '最后一式', en: 'The Last Form', vi: 'Chiêu cuối', pt: 'A Última Forma' },
      lines: [
        {
          'zh-CN': '你师父是我兄弟。',
          en: 'Your master was my brother.',
          vi: 'Sư phụ con là em ta.',
          pt: 'Seu mestre era meu irmão.',
        },
        {
          'zh-CN': '那你欠我一个父亲。',
          en: 'Then you owe me a father.',
          vi: 'Vậy ông nợ con một người cha.',
          pt: 'Então você me deve um pai.',
        },
        {
          'zh-CN': '回家吧，白菜熟了。',
          en: 'Come home. The cabbages are ripe.',
          vi: 'Về nhà đi. Bắp cải chín rồi.',
          pt: 'Volte para casa. Os repolhos estão maduros.',
        },
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#dfead0', '#b9d3ae', '#8fb497'],
      far: '#6d9a80',
      middle: '#2f5d49',
      near: '#0d2a20',
      light: '#fbffe4',
      accent: '#c8453a',
      text: '#fdfff2',
    },
    backdrop: bamboo,
    weather: 'leaves',
    weatherColor: '#2f5d49',
    keepsake: 'blade',
    cast: {
      lead: {
        person: {
          skin: '#d9a67c',
          hair: { name: 'topknot', color: '#14100f' },
          clothes: { name: 'robes', color: '#27463c', second: '#12201c' },
          eyes: '#2a1c14',
          mood: 'proud',
          isMan: true,
          face: { shape: 'diamond', eyes: 'small', brows: 'angled', nose: 'long', lips: 'fine' },
          scar: true,
        },
      },
      other: {
        person: {
          skin: '#efc5a6',
          hair: { name: 'bun', color: '#120d10' },
          clothes: { name: 'robes', color: '#8fa870', second: '#3c2c44' },
          eyes: '#33241a',
          mood: 'calm',
          isMan: false,
          face: { shape: 'long', eyes: 'hooded', brows: 'straight', nose: 'fine', lips: 'full' },
        },
      },
    },
    mood: {
      root: 130.8,
      chords: [
        [0, 7, 9, 14],
        [-3, 4, 7, 12],
        [-5, 2, 7, 9],
        [-7, 0, 5, 9],
      ],
      pulse: 0.75,
      air: 0.35,
    },
  },
}
