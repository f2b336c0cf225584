import type { Language } from '@cliffhanger/i18n/languages.ts'

/** What members write to the platform: a headline and what it is about. */
export const feedback: Readonly<Partial<Record<Language, readonly (readonly [string, string])[]>>> = {
  en: [
    [
      'A search by actor',
      'I remember faces better than titles. It would be lovely to find every drama somebody plays in.',
    ],
    [
      'Sound jumps between episodes',
      'The music of an episode is much louder than its first words. I keep my thumb on the volume.',
    ],
    [
      'Downloads for the train',
      'My commute has no signal for half an hour. Let me keep two or three episodes on the phone.',
    ],
  ],
  'zh-CN': [
    ['希望能倍速记忆', '每次换一部剧都要重新选 1.25 倍速，能不能记住我的选择？'],
    ['字幕可以再大一点', '给妈妈装了，她说字幕太小，看久了眼睛累。'],
    ['想要追更提醒', '收藏的剧更新时提醒我一下，我总是忘了看。'],
  ],
  vi: [
    ['Cho chỉnh cỡ phụ đề', 'Phụ đề hơi nhỏ khi xem trên máy tính bảng, mong có thêm cỡ lớn.'],
    ['Nhắc khi có tập mới', 'Mình hay quên lịch ra tập. Có thông báo trước mười phút thì tuyệt.'],
    ['Chuyển tập hơi giật', 'Khi vuốt sang tập sau, hình bị dừng khoảng một giây trên máy cũ của mình.'],
  ],
  pt: [
    ['Modo para assistir junto', 'Minha irmã mora longe. Queria ver o mesmo episódio com ela e comentar ao vivo.'],
    ['Lista por humor', 'Às vezes quero só rir, às vezes chorar. Uma lista por humor ajudaria muito.'],
    [
      'O brilho some à noite',
      'As cenas escuras ficam pretas no meu celular. Um ajuste de brilho no player resolveria.',
    ],
  ],
}

/** What was reported of another member. */
export const complaints = [
  ['Sends advertising', 'Writes to everybody in the group about a shop that is not yours.'],
  ['Spoils the ending', 'Tells the last scene in the profile, on purpose.'],
  ['Asks for money', 'Says they work for you and want a fee for a prize.'],
] as const

/** What operators answer. */
export const answers = [
  'Thank you, this is planned for one of the next versions.',
  'Thank you, we passed it on.',
] as const
