import { platform } from '../sets/platform.ts'
import type { Story } from '../story.ts'

export const lastTrainTo1998: Story = {
  slug: 'last-train-to-1998',
  titles: {
    'zh-CN': '开往1998的末班车',
    en: 'Last Train to 1998',
    vi: 'Chuyến Tàu Cuối Về 1998',
    pt: 'Último Trem para 1998',
  },
  intros: {
    'zh-CN': '妈妈葬礼那晚，她误上末班车，醒来是1998年。站台上等车的女孩，是十八岁的妈妈。',
    en: 'The night of the funeral she takes the last train and wakes in 1998. The girl on the platform is her mother, aged eighteen.',
    vi: 'Đêm tang mẹ, cô lên nhầm chuyến tàu cuối và tỉnh dậy năm 1998. Cô gái trên sân ga chính là mẹ, mười tám tuổi.',
    pt: 'Na noite do enterro da mãe, ela pega o último trem e acorda em 1998. A garota na plataforma é sua mãe, aos dezoito.',
  },
  tags: {
    'zh-CN': ['穿越', '母女', '催泪'],
    en: ['Time travel', 'Mother and daughter', 'Tearjerker'],
    vi: ['Xuyên không', 'Mẹ con', 'Lấy nước mắt'],
    pt: ['Viagem no tempo', 'Mãe e filha', 'Emocionante'],
  },
  category: { 'zh-CN': '亲情', en: 'Family', vi: 'Gia đình', pt: 'Família' },
  area: 'CN',
  year: 2025,
  releasedDaysAgo: 171,
  planned: 12,
  episodes: [
    {
      titles: { 'zh-CN': '末班车', en: 'The Last Train', vi: 'Chuyến tàu cuối', pt: 'O Último Trem' },
      lines: [
        { 'zh-CN': '今年是哪一年？', en: 'What year is it?', vi: 'Năm nay là năm nào?', pt: 'Em que ano estamos?' },
        {
          'zh-CN': '你真逗，九八年啊。',
          en: 'You are funny. It is ninety-eight.',
          vi: 'Bạn vui tính ghê. Năm chín tám.',
          pt: 'Você é engraçada. É noventa e oito.',
        },
        {
          'zh-CN': '我认得你的笑声。',
          en: 'I know your laugh.',
          vi: 'Tôi nhận ra tiếng cười này.',
          pt: 'Eu conheço a sua risada.',
        },
      ],
    },
    {
      titles: { 'zh-CN': '十八岁', en: 'Eighteen', vi: 'Mười tám', pt: 'Dezoito' },
      lines: [
        {
          'zh-CN': '你以后想做什么？',
          en: 'What do you want to be?',
          vi: 'Sau này bạn muốn làm gì?',
          pt: 'O que você quer ser?',
        },
        {
          'zh-CN': '当妈妈。不过还早呢。',
          en: 'Someone’s mother. Not yet, though.',
          vi: 'Làm mẹ ai đó. Nhưng chưa đâu.',
          pt: 'Mãe de alguém. Mas ainda não.',
        },
        {
          'zh-CN': '你会是个特别好的妈妈。',
          en: 'You will be wonderful at it.',
          vi: 'Bạn sẽ là người mẹ tuyệt vời.',
          pt: 'Você vai ser maravilhosa.',
        },
      ],
    },
  ],
  look: {
    palette: {
      sky: ['#0a2230', '#1f5f6c', '#f2b46a'],
      far: '#356a72',
      middle: '#1c4650',
      near: '#08181e',
      light: '#ffdf9a',
      accent: '#ff7a5a',
      text: '#fff4e4',
    },
    backdrop: platform,
    weather: 'petals',
    weatherColor: '#ffc7a0',
    keepsake: 'ticket',
    cast: {
      lead: {
        person: {
          skin: '#efc2a0',
          hair: { name: 'hime', color: '#3a241c' },
          clothes: { name: 'coat', color: '#3f4f74', second: '#d8a24a' },
          scarf: '#c9653a',
          eyes: '#4a3428',
          mood: 'afraid',
          isMan: false,
          face: { shape: 'long', eyes: 'soft', brows: 'straight', nose: 'long', lips: 'wide' },
        },
      },
      other: {
        person: {
          skin: '#f4cdae',
          hair: { name: 'ponytail', color: '#15100f' },
          clothes: { name: 'shirt', color: '#d8584a', second: '#fff0dc' },
          eyes: '#4a3428',
          mood: 'warm',
          isMan: false,
          face: { shape: 'square', eyes: 'hooded', brows: 'angled', nose: 'hooked', lips: 'wide' },
        },
      },
    },
    mood: {
      root: 87.3,
      chords: [
        [0, 7, 12, 16],
        [5, 9, 12, 17],
        [-3, 4, 9, 12],
        [-5, 2, 7, 11],
      ],
      pulse: 0.9,
      air: 0.5,
    },
  },
}
