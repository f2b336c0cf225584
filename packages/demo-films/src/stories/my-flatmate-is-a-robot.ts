import { livingRoom } from '../sets/living-room.ts'
import type { Story } from '../story.ts'

export const myFlatmateIsARobot: Story = {
  slug: 'my-flatmate-is-a-robot',
  titles: {
    'zh-CN': '室友不是人',
    en: 'My Flatmate Is a Robot',
    vi: 'Bạn Cùng Nhà Là Robot',
    pt: 'Meu Colega É um Robô',
  },
  intros: {
    'zh-CN': '为了分摊房租，她招了个完美室友：做饭、准时、不吵。问题是，他每晚都要充电。',
    en: 'She needs half the rent and finds the perfect flatmate: he cooks, he is quiet, he is on time. He also charges overnight.',
    vi: 'Cần người chia tiền nhà, cô tìm được bạn cùng nhà hoàn hảo: biết nấu ăn, yên tĩnh, đúng giờ. Và đêm nào cũng phải sạc.',
    pt: 'Precisando dividir o aluguel, ela acha o colega perfeito: cozinha, é quieto e pontual. E carrega à noite.',
  },
  tags: {
    'zh-CN': ['软科幻', '合租', '甜'],
    en: ['Soft sci-fi', 'Flatmates', 'Sweet'],
    vi: ['Viễn tưởng nhẹ', 'Chung nhà', 'Ngọt ngào'],
    pt: ['Ficção leve', 'Colegas de casa', 'Doce'],
  },
  category: { 'zh-CN': '科幻', en: 'Science fiction', vi: 'Khoa học viễn tưởng', pt: 'Ficção científica' },
  area: 'JP',
  year: 2026,
  releasedDaysAgo: 2,
  planned: 12,
  episodes: [
    {
      titles: { 'zh-CN': '合租启事', en: 'Room to Let', vi: 'Tìm bạn cùng nhà', pt: 'Aluga-se' },
      lines: [
        { 'zh-CN': '你打呼噜吗？', en: 'Do you snore?', vi: 'Anh có ngáy không?', pt: 'Você ronca?' },
        {
          'zh-CN': '我只会五十赫兹嗡嗡响。',
          en: 'I hum at fifty hertz.',
          vi: 'Tôi kêu rì rì ở năm mươi héc.',
          pt: 'Eu zumbo a cinquenta hertz.',
        },
        { 'zh-CN': '就你了。', en: 'You are hired.', vi: 'Anh được nhận.', pt: 'Está aceito.' },
      ],
    },
    {
      titles: { 'zh-CN': '充电', en: 'Charging', vi: 'Sạc pin', pt: 'Carregando' },
      lines: [
        {
          'zh-CN': '他怎么插着电？',
          en: 'Why is he plugged in?',
          vi: 'Sao anh ấy cắm điện?',
          pt: 'Por que ele está na tomada?',
        },
        {
          'zh-CN': '这是一种生活方式。',
          en: 'It is a lifestyle.',
          vi: 'Phong cách sống thôi.',
          pt: 'É um estilo de vida.',
        },
        {
          'zh-CN': '他说他爱我，是系统更新吗？',
          en: 'He said he loved me. Was it an update?',
          vi: 'Anh ấy nói yêu em. Do bản cập nhật à?',
          pt: 'Ele disse que me ama. Foi uma atualização?',
        },
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#3a7ab0', '#8ecae6', '#ffe8c8'],
      far: '#7fb0d0',
      middle: '#4f86ac',
      near: '#274a66',
      light: '#fff6dc',
      accent: '#ff8a5a',
      text: '#ffffff',
    },
    backdrop: livingRoom,
    weather: 'petals',
    weatherColor: '#fff0dc',
    keepsake: 'phone',
    cast: {
      lead: {
        person: {
          skin: '#f3c9a8',
          hair: { name: 'curly', color: '#7a4424' },
          clothes: { name: 'hoodie', color: '#ff8a5a', second: '#fff4dc' },
          eyes: '#5a4a2a',
          marks: 'freckles',
          mood: 'amused',
          isMan: false,
          face: { shape: 'oval', eyes: 'soft', brows: 'soft', nose: 'long', lips: 'bow' },
          glasses: '#c0392b',
        },
      },
      other: {
        person: {
          skin: '#e6d6cc',
          hair: { name: 'crop', color: '#dfe8ee' },
          clothes: { name: 'shirt', color: '#e9f0f4', second: '#3fb0d8' },
          eyes: '#3fd0ff',
          marks: 'seams',
          mood: 'calm',
          isMan: true,
          face: { shape: 'round', eyes: 'round', brows: 'heavy', nose: 'button', lips: 'wide' },
        },
      },
    },
    mood: {
      root: 123.5,
      chords: [
        [0, 4, 7, 14],
        [-3, 4, 9, 14],
        [5, 9, 12, 16],
        [7, 11, 14, 17],
      ],
      pulse: 0.35,
      air: 0.2,
    },
  },
}
