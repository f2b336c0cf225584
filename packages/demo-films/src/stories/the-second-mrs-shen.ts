import { manor } from '../sets/manor.ts'
import type { Story } from '../story.ts'

export const theSecondMrsShen: Story = {
  slug: 'the-second-mrs-shen',
  titles: { 'zh-CN': '沈太太第二', en: 'The Second Mrs. Shen', vi: 'Thẩm Phu Nhân Thứ Hai', pt: 'A Segunda Sra. Shen' },
  intros: {
    'zh-CN': '她替姐姐嫁进豪门，新婚夜才知道，丈夫的第一任妻子从没死。',
    en: 'She marries in her sister’s place. On the wedding night she learns that the first wife never died.',
    vi: 'Cô thay chị gả vào hào môn. Đêm tân hôn mới biết người vợ đầu chưa từng chết.',
    pt: 'Ela se casa no lugar da irmã. Na noite de núpcias, descobre que a primeira esposa nunca morreu.',
  },
  tags: {
    'zh-CN': ['豪门', '替嫁', '复仇'],
    en: ['Old money', 'Substitute bride', 'Revenge'],
    vi: ['Hào môn', 'Gả thay', 'Báo thù'],
    pt: ['Alta sociedade', 'Noiva substituta', 'Vingança'],
  },
  category: { 'zh-CN': '都市', en: 'Modern romance', vi: 'Đô thị', pt: 'Romance urbano' },
  area: 'CN',
  year: 2026,
  releasedDaysAgo: 49,
  planned: 24,
  terms: { vipType: 1, freeNumber: 1, coinPrice: 30, wholePrice: 500 },
  episodes: [
    {
      titles: { 'zh-CN': '替身', en: 'In Her Place', vi: 'Thế chỗ', pt: 'No Lugar Dela' },
      lines: [
        { 'zh-CN': '掀起盖头。', en: 'Lift the veil.', vi: 'Vén khăn lên.', pt: 'Levante o véu.' },
        { 'zh-CN': '你不是她。', en: 'You are not her.', vi: 'Cô không phải cô ấy.', pt: 'Você não é ela.' },
        {
          'zh-CN': '上一个也不是。',
          en: 'Neither was the last one.',
          vi: 'Người trước cũng không phải.',
          pt: 'A última também não era.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '阁楼', en: 'The Attic', vi: 'Gác mái', pt: 'O Sótão' },
      lines: [
        {
          'zh-CN': '永远不要打开阁楼。',
          en: 'Never open the attic.',
          vi: 'Đừng bao giờ mở gác mái.',
          pt: 'Nunca abra o sótão.',
        },
        {
          'zh-CN': '是谁在上面哼歌？',
          en: 'Who is humming up there?',
          vi: 'Ai đang ngân nga trên đó?',
          pt: 'Quem está cantarolando lá em cima?',
        },
        { 'zh-CN': '沈太太。', en: 'Mrs. Shen.', vi: 'Bà Thẩm.', pt: 'A senhora Shen.' },
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#04120f', '#0f3d36', '#5fa890'],
      far: '#2a5a50',
      middle: '#133630',
      near: '#04120f',
      light: '#ffcf9a',
      accent: '#d8a23a',
      text: '#fff1e4',
    },
    backdrop: manor,
    weather: 'feathers',
    weatherColor: '#ffe6d0',
    keepsake: 'key',
    cast: {
      lead: {
        person: {
          skin: '#f4cfb6',
          hair: { name: 'braid', color: '#1a1012' },
          clothes: { name: 'qipao', color: '#f3ece4', second: '#c9a04a' },
          eyes: '#5a3a2a',
          mood: 'afraid',
          isMan: false,
          face: { shape: 'long', eyes: 'almond', brows: 'straight', nose: 'hooked', lips: 'fine' },
        },
      },
      // Old Madam Shen, who chose both brides.
      other: {
        person: {
          skin: '#e0b392',
          hair: { name: 'chignon', color: '#a9a7ab' },
          clothes: { name: 'qipao', color: '#4a1a40', second: '#d8b878' },
          eyes: '#2c2420',
          mood: 'stern',
          isMan: false,
          face: { shape: 'square', eyes: 'hooded', brows: 'angled', nose: 'fine', lips: 'fine' },
          isOld: true,
        },
      },
    },
    mood: {
      root: 77.8,
      chords: [
        [0, 3, 7, 12],
        [-4, 3, 8, 12],
        [-2, 5, 10, 14],
        [-5, 2, 7, 10],
      ],
      pulse: 0.9,
      air: 0.6,
    },
  },
}
