import { space } from '../sets/space.ts'
import type { Story } from '../story.ts'

export const lettersFromStardust: Story = {
  slug: 'letters-from-stardust',
  titles: { 'zh-CN': '星尘来信', en: 'Letters from Stardust', vi: 'Thư Từ Bụi Sao', pt: 'Cartas da Poeira Estelar' },
  intros: {
    'zh-CN': '妻子失踪在土星轨道的第七年，他收到一封信，落款是她，寄出日期是明天。',
    en: 'Seven years after she vanished near the ringed planet, a letter arrives. It is signed by her and dated tomorrow.',
    vi: 'Bảy năm sau khi cô mất tích gần hành tinh có vành đai, anh nhận được một lá thư: ký tên cô, ngày gửi là ngày mai.',
    pt: 'Sete anos depois de ela sumir perto do planeta dos anéis, chega uma carta. Assinada por ela, com a data de amanhã.',
  },
  tags: {
    'zh-CN': ['科幻', '时空', '深情'],
    en: ['Science fiction', 'Time', 'Devotion'],
    vi: ['Khoa học viễn tưởng', 'Thời không', 'Thâm tình'],
    pt: ['Ficção científica', 'Tempo', 'Devoção'],
  },
  category: { 'zh-CN': '科幻', en: 'Science fiction', vi: 'Khoa học viễn tưởng', pt: 'Ficção científica' },
  area: 'CN',
  year: 2026,
  releasedDaysAgo: 75,
  planned: 12,
  terms: { vipType: 2, freeNumber: 1, coinPrice: 0, wholePrice: 0 },
  episodes: [
    {
      titles: { 'zh-CN': '明天的信', en: 'Dated Tomorrow', vi: 'Lá thư ngày mai', pt: 'Com Data de Amanhã' },
      lines: [
        {
          'zh-CN': '七年了，才等来这封信。',
          en: 'Seven years, and then this letter.',
          vi: 'Bảy năm, rồi lá thư này đến.',
          pt: 'Sete anos, e então esta carta.',
        },
        {
          'zh-CN': '邮戳是明天的。',
          en: 'The stamp is from tomorrow.',
          vi: 'Dấu bưu điện là ngày mai.',
          pt: 'O carimbo é de amanhã.',
        },
        {
          'zh-CN': '别回信，人来。',
          en: 'Do not answer it. Come.',
          vi: 'Đừng hồi âm. Hãy đến.',
          pt: 'Não responda. Venha.',
        },
      ],
    },
    {
      titles: {
        'zh-CN': '环的阴影',
        en: 'In the Shadow of the Ring',
        vi: 'Trong bóng vành đai',
        pt: 'À Sombra do Anel',
      },
      lines: [
        {
          'zh-CN': '氧气还够九个小时。',
          en: 'Oxygen for nine hours.',
          vi: 'Còn oxy cho chín giờ.',
          pt: 'Oxigênio para nove horas.',
        },
        {
          'zh-CN': '她的信标在十小时路程外。',
          en: 'Her beacon is ten hours away.',
          vi: 'Đèn hiệu của cô ấy cách mười giờ.',
          pt: 'O sinal dela está a dez horas.',
        },
        {
          'zh-CN': '那我就走快点。',
          en: 'Then I will walk faster.',
          vi: 'Vậy tôi sẽ đi nhanh hơn.',
          pt: 'Então vou andar mais rápido.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '另一个我', en: 'The Other One', vi: 'Một tôi khác', pt: 'O Outro' },
      lines: [
        {
          'zh-CN': '你来晚了。我就是你。',
          en: 'You are late. I am you.',
          vi: 'Anh đến muộn. Tôi là anh.',
          pt: 'Você se atrasou. Eu sou você.',
        },
        { 'zh-CN': '她在哪儿？', en: 'Where is she?', vi: 'Cô ấy đâu?', pt: 'Onde ela está?' },
        {
          'zh-CN': '在等，等我们中的一个。',
          en: 'Waiting. For one of us.',
          vi: 'Đang chờ. Một trong hai ta.',
          pt: 'Esperando. Por um de nós.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '回信', en: 'The Answer', vi: 'Hồi âm', pt: 'A Resposta' },
      lines: [
        {
          'zh-CN': '写：我很好，别来。',
          en: 'Write: I am well. Do not come.',
          vi: 'Viết: Em ổn. Đừng đến.',
          pt: 'Escreva: Estou bem. Não venha.',
        },
        { 'zh-CN': '我写的是：来。', en: 'I wrote: Come.', vi: 'Em đã viết: Hãy đến.', pt: 'Escrevi: Venha.' },
        {
          'zh-CN': '我知道，七年前我就读到了。',
          en: 'I know. I read it seven years ago.',
          vi: 'Anh biết. Anh đọc từ bảy năm trước.',
          pt: 'Eu sei. Li há sete anos.',
        },
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#070418', '#1d0f47', '#4a1f6e'],
      far: '#3a2566',
      middle: '#5b3f86',
      near: '#140a2c',
      light: '#ffd9f0',
      accent: '#c05cff',
      text: '#fdf0ff',
    },
    backdrop: space,
    weather: 'embers',
    weatherColor: '#ffd9f0',
    keepsake: 'letter',
    cast: {
      lead: {
        person: {
          skin: '#c98f68',
          hair: { name: 'crop', color: '#1b1513' },
          clothes: { name: 'armour', color: '#3b4654', second: '#dfe6ee' },
          eyes: '#56708c',
          mood: 'tender',
          isMan: true,
          face: { shape: 'square', eyes: 'fox', brows: 'angled', nose: 'fine', lips: 'full' },
          beard: 'stubble',
        },
      },
      other: {
        person: {
          skin: '#a06b48',
          hair: { name: 'waves', color: '#2a1712' },
          clothes: { name: 'jacket', color: '#2f4f8a', second: '#f1d58a' },
          eyes: '#4f7a6a',
          mood: 'calm',
          isMan: false,
          face: { shape: 'diamond', eyes: 'small', brows: 'angled', nose: 'fine', lips: 'fine' },
        },
      },
    },
    mood: {
      root: 87.3,
      chords: [
        [0, 7, 11, 16],
        [-3, 4, 9, 14],
        [2, 9, 12, 17],
        [-5, 2, 7, 11],
      ],
      pulse: 0.6,
      air: 0.3,
    },
  },
}
