import { snowVillage } from '../sets/snow-village.ts'
import type { Story } from '../story.ts'

export const beforeTheSnow: Story = {
  slug: 'before-the-snow',
  titles: { 'zh-CN': '雪落之前', en: 'Home Before the Snow', vi: 'Về Trước Mùa Tuyết', pt: 'Em Casa Antes da Neve' },
  intros: {
    'zh-CN': '离家二十年的女儿在初雪前赶回村子，灯还亮着，桌上摆着两副碗筷，父亲却不认得她了。',
    en: 'After twenty years a daughter reaches her village just before the first snow. The lamp is lit, two bowls are on the table, and her father does not know her.',
    vi: 'Sau hai mươi năm, con gái trở về làng ngay trước trận tuyết đầu mùa. Đèn vẫn sáng, bàn có hai bát cơm, nhưng cha không còn nhận ra cô.',
    pt: 'Depois de vinte anos, a filha chega à aldeia antes da primeira neve. A luz está acesa, há duas tigelas na mesa, e o pai não a reconhece.',
  },
  tags: {
    'zh-CN': ['亲情', '治愈', '催泪'],
    en: ['Family', 'Healing', 'Tears'],
    vi: ['Gia đình', 'Chữa lành', 'Cảm động'],
    pt: ['Família', 'Cura', 'Emoção'],
  },
  category: { 'zh-CN': '亲情', en: 'Family', vi: 'Gia đình', pt: 'Família' },
  area: 'CN',
  year: 2026,
  releasedDaysAgo: 150,
  planned: 8,
  episodes: [
    {
      titles: { 'zh-CN': '两副碗筷', en: 'Two Bowls', vi: 'Hai bát cơm', pt: 'Duas Tigelas' },
      lines: ['The lamp is still in the window.', 'Who are you waiting for, sir?', 'My daughter. She is eight.'],
    },
    {
      titles: { 'zh-CN': '旧信', en: 'The Letters', vi: 'Những lá thư', pt: 'As Cartas' },
      lines: ['Twenty winters. Twenty letters.', 'You never sent one of them.', 'I did not know your street.'],
    },
    {
      titles: { 'zh-CN': '大雪封山', en: 'Snowed In', vi: 'Tuyết phủ núi', pt: 'Presos na Neve' },
      lines: ['The road is closed until spring.', 'Good. Then teach me the soup.', 'First, the fire. Slowly.'],
    },
    {
      titles: { 'zh-CN': '他叫了我的名字', en: 'He Said My Name', vi: 'Cha gọi tên con', pt: 'Ele Disse Meu Nome' },
      lines: ['Look, Father. It is snowing.', 'Then come inside, little plum.', 'I am home. I am home.'],
    },
  ],
  look: {
    palette: {
      sky: ['#050c26', '#12295a', '#4a6fa8'],
      far: '#3d5a8c',
      middle: '#1a2c52',
      near: '#0a142e',
      light: '#dbe9ff',
      accent: '#4fe0b0',
      text: '#f6f9ff',
    },
    backdrop: snowVillage,
    weather: 'snow',
    weatherColor: '#ffffff',
    cast: {
      lead: {
        figure: 'coat',
        person: {
          skin: '#e8b894',
          hair: { name: 'bob', color: '#2a1c16' },
          clothes: { name: 'coat', color: '#8c2f39', second: '#efe4d8' },
          eyes: '#4a3020',
          mood: 'warm',
          isMan: false,
        },
      },
      other: {
        figure: 'suit',
        person: {
          skin: '#cf9c78',
          hair: { name: 'crop', color: '#8d8f94' },
          clothes: { name: 'shirt', color: '#3a4656', second: '#d8d2c4' },
          eyes: '#3a3630',
          mood: 'calm',
          isMan: true,
          isOld: true,
        },
      },
    },
    titleFace: 'playfair',
    titleLines: ['Home Before', 'the Snow'],
    mood: {
      root: 116.5,
      chords: [
        [0, 4, 7, 14],
        [-3, 4, 7, 12],
        [-7, 0, 5, 9],
        [-5, 2, 7, 11],
      ],
      pulse: 0.75,
      air: 0.4,
    },
  },
}
