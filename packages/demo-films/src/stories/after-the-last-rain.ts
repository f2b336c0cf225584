import { wasteland } from '../sets/wasteland.ts'
import type { Story } from '../story.ts'

export const afterTheLastRain: Story = {
  slug: 'after-the-last-rain',
  titles: { 'zh-CN': '末雨之后', en: 'After the Last Rain', vi: 'Sau Cơn Mưa Cuối', pt: 'Depois da Última Chuva' },
  intros: {
    'zh-CN': '大旱第九年，一个拾荒女孩捡到一株会说话的绿芽，整座废土都想要它。',
    en: 'Nine years into the drought a scavenger finds a seedling that speaks. Everyone left alive wants it.',
    vi: 'Năm hạn hán thứ chín, cô gái nhặt phế liệu tìm thấy mầm cây biết nói. Cả vùng đất chết đều muốn có nó.',
    pt: 'Nove anos de seca: uma catadora acha um broto que fala. Todos os que restam o querem.',
  },
  tags: {
    'zh-CN': ['末世', '冒险', '成长'],
    en: ['Post-apocalypse', 'Adventure', 'Coming of age'],
    vi: ['Tận thế', 'Phiêu lưu', 'Trưởng thành'],
    pt: ['Pós-apocalipse', 'Aventura', 'Amadurecer'],
  },
  category: { 'zh-CN': '科幻', en: 'Science fiction', vi: 'Khoa học viễn tưởng', pt: 'Ficção científica' },
  area: 'US',
  year: 2026,
  releasedDaysAgo: 84,
  planned: 18,
  terms: { vipType: 2, freeNumber: 1, coinPrice: 0, wholePrice: 0 },
  episodes: [
    {
      titles: { 'zh-CN': '绿芽', en: 'The Seedling', vi: 'Mầm xanh', pt: 'O Broto' },
      lines: [
        { 'zh-CN': '不过是根杂草。', en: 'It is only a weed.', vi: 'Chỉ là cọng cỏ dại.', pt: 'É só um mato.' },
        { 'zh-CN': '它叫了我的名字。', en: 'It said my name.', vi: 'Nó gọi tên tôi.', pt: 'Ele disse o meu nome.' },
        {
          'zh-CN': '那快跑，别等他们也听见。',
          en: 'Then run, before they hear it too.',
          vi: 'Vậy chạy đi, trước khi họ cũng nghe.',
          pt: 'Então corra, antes que eles também ouçam.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '水价', en: 'The Price of Water', vi: 'Giá của nước', pt: 'O Preço da Água' },
      lines: [
        {
          'zh-CN': '一滴水，换一个秘密。',
          en: 'One drop for one secret.',
          vi: 'Một giọt đổi một bí mật.',
          pt: 'Uma gota por um segredo.',
        },
        {
          'zh-CN': '我已经没有秘密了。',
          en: 'I have nothing left to tell.',
          vi: 'Tôi không còn gì để kể.',
          pt: 'Não tenho mais nada a contar.',
        },
        {
          'zh-CN': '告诉我，它对你说了什么。',
          en: 'Tell me what it told you.',
          vi: 'Kể tôi nghe nó nói gì với cô.',
          pt: 'Conte o que ele disse a você.',
        },
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#3a1206', '#a8401a', '#ffb45a'],
      far: '#7a3018',
      middle: '#4a1d10',
      near: '#1c0b06',
      light: '#ffe0a0',
      accent: '#4fe08a',
      text: '#fff3df',
    },
    backdrop: wasteland,
    weather: 'dust',
    weatherColor: '#ffcf8a',
    keepsake: 'seedling',
    cast: {
      lead: {
        person: {
          skin: '#b9825c',
          hair: { name: 'hood', color: '#5a4632' },
          clothes: { name: 'cape', color: '#4a3a2c', second: '#6fbf7a' },
          eyes: '#3f9a6a',
          mood: 'stern',
          isMan: false,
          face: { shape: 'round', eyes: 'small', brows: 'soft', nose: 'button', lips: 'fine' },
        },
      },
      other: {
        person: {
          skin: '#8f5d3f',
          hair: { name: 'crop', color: '#1a1412' },
          clothes: { name: 'armour', color: '#4a4038', second: '#a8683a' },
          eyes: '#4a3a2c',
          mood: 'stern',
          isMan: true,
          face: { shape: 'diamond', eyes: 'small', brows: 'angled', nose: 'long', lips: 'fine' },
          beard: 'full',
          scar: true,
        },
      },
    },
    mood: {
      root: 61.7,
      chords: [
        [0, 5, 7, 12],
        [-2, 5, 8, 12],
        [-4, 3, 7, 10],
        [0, 3, 7, 10],
      ],
      pulse: 1.1,
      air: 0.6,
    },
  },
}
