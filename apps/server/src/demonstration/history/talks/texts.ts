import type { quickReactions } from '@cliffhanger/contract/chat/reactions.ts'
import type { DemoGroup } from '../../make-groups.ts'

/** Something that was said, `@name` mentions and `@all` calls everybody. */
export interface Line {
  /** A sign-in name of the demonstration, or the name of somebody of the cast. */
  readonly who: string
  readonly words: string
  /** The line is a sticker of the pack that the client is shipped with: the one that stands for its words. */
  readonly isSticker?: true
  /** Lines before this one that it answers. */
  readonly answers?: number
  readonly reactions?: readonly (readonly [string, (typeof quickReactions)[number]])[]
  /** The line is a poll, with whoever voted and for which option. */
  readonly poll?: {
    readonly options: readonly string[]
    readonly votes: readonly (readonly [string, number])[]
  }
}

/** What was said within one evening. */
export interface Evening {
  readonly daysAgo: number
  readonly hour: number
  readonly lines: readonly Line[]
}

interface PastGroup extends Omit<DemoGroup, 'talk'> {
  readonly evenings: readonly Evening[]
}

/** Groups that are older than the day on which the demonstration is first opened. */
export const pastGroups: readonly PastGroup[] = [
  {
    name: 'Hội cày phim đêm',
    description: 'Chỉ một tập nữa thôi, hứa đấy.',
    language: 'vi',
    members: ['linh', 'xiaoyu', 'paulo'],
    evenings: [
      {
        daysAgo: 8,
        hour: 22.2,
        lines: [
          {
            who: 'linh',
            words: 'Tối qua mình định xem một tập rồi ngủ. Kết quả: ba giờ sáng.',
            reactions: [
              ['xiaoyu', '😂'],
              ['paulo', '😂'],
            ],
          },
          { who: 'xiaoyu', words: '我也是！那个结尾谁受得了', answers: 1 },
          { who: 'linh', words: '@paulo bạn xem Kiếm Giữa Biển Trúc chưa? Cảnh mưa trong rừng trúc đẹp lắm.' },
          { who: 'paulo', words: 'Vi ontem. Fiquei um minuto parado olhando a chuva.', reactions: [['linh', '❤️']] },
          { who: 'linh', words: 'Đúng vậy, không cần lời thoại luôn.' },
          { who: 'xiaoyu', words: '😭', isSticker: true },
        ],
      },
      {
        daysAgo: 3,
        hour: 20.6,
        lines: [
          { who: 'xiaoyu', words: '周末一起重看第一集？我想找伏笔' },
          {
            who: 'linh',
            words: 'Chủ nhật xem lại phim nào?',
            poll: {
              options: ['Kiếm Giữa Biển Trúc', 'Tầng Thứ Bảy', 'Tuổi Mười Tám Bên Biển'],
              votes: [
                ['xiaoyu', 1],
                ['paulo', 1],
                ['linh', 0],
              ],
            },
          },
          { who: 'linh', words: 'Chủ nhật tám giờ tối nhé. Ai đến trễ thì kể lại tập trước cho cả nhóm.' },
          {
            who: 'paulo',
            words: 'Combinado. Eu sempre chego atrasado, então já vou treinando o resumo.',
            answers: 1,
            reactions: [['xiaoyu', '😂']],
          },
        ],
      },
    ],
  },
  {
    name: 'Clube do Próximo Episódio',
    description: 'Teorias, café e nenhum spoiler.',
    language: 'pt',
    members: ['paulo', 'linh', 'ruichen'],
    evenings: [
      {
        daysAgo: 5,
        hour: 19.4,
        lines: [
          { who: 'paulo', words: '@all nova regra: teoria só com prova na tela.', reactions: [['linh', '👍']] },
          { who: 'linh', words: 'Theory: the letter in episode 1 never got sent. Look at the stamp!' },
          {
            who: 'paulo',
            words: 'Voltei para conferir. O selo está mesmo sem carimbo!',
            answers: 1,
            reactions: [['ruichen', '😮']],
          },
          { who: 'ruichen', words: '我看了三遍都没注意到邮票' },
        ],
      },
      {
        daysAgo: 1,
        hour: 21.1,
        lines: [
          {
            who: 'paulo',
            words: 'Quem entregou a carta?',
            poll: {
              options: ['Ela mesma', 'O carteiro', 'Alguém do sétimo andar'],
              votes: [
                ['ruichen', 2],
                ['linh', 0],
              ],
            },
          },
          {
            who: 'linh',
            words: 'She wrote it to herself!! Look at the handwriting',
            reactions: [
              ['ruichen', '🔥'],
              ['paulo', '🔥'],
            ],
          },
          { who: 'paulo', words: '😱', isSticker: true },
          { who: 'ruichen', words: '这个猜想有点厉害，我得再看一遍', answers: 2 },
          { who: 'paulo', words: 'Café na mão, vou rever tudo hoje. Amanhã trago as provas.' },
        ],
      },
    ],
  },
]

export interface PastTalk {
  readonly pair: readonly [string, string]
  readonly evenings: readonly Evening[]
}

/** What friends wrote to each other before that day. */
export const pastTalks: readonly PastTalk[] = [
  {
    pair: ['linh', 'paulo'],
    evenings: [
      {
        daysAgo: 12,
        hour: 21.5,
        lines: [
          { who: 'linh', words: 'Did you finish The Seventh Floor??' },
          { who: 'paulo', words: 'I had to sleep with the lights on', reactions: [['linh', '😂']] },
          { who: 'linh', words: 'Who writes this stuff? Someone who hates sleep' },
          { who: 'paulo', words: '😴', isSticker: true },
        ],
      },
      {
        daysAgo: 4,
        hour: 20.1,
        lines: [
          { who: 'paulo', words: 'My mom’s on episode 8 now. She keeps calling to explain the plot to me' },
          { who: 'linh', words: 'That just made my week', reactions: [['paulo', '❤️']] },
          { who: 'paulo', words: 'She says the captain’s lying' },
          { who: 'linh', words: 'She might be right… watch his hands', answers: 1 },
        ],
      },
    ],
  },
  {
    pair: ['xiaoyu', 'ruichen'],
    evenings: [
      {
        daysAgo: 9,
        hour: 22.4,
        lines: [
          { who: 'xiaoyu', words: '你追到第几集了？' },
          { who: 'ruichen', words: '第六集，女主终于反击了', reactions: [['xiaoyu', '🔥']] },
          { who: 'xiaoyu', words: '我就知道她早有准备' },
        ],
      },
      {
        daysAgo: 2,
        hour: 20.8,
        lines: [
          { who: 'ruichen', words: '周五有空吗？我想把第一部再看一遍' },
          { who: 'xiaoyu', words: '有空，来我家吧', answers: 1 },
          { who: 'ruichen', words: '那我买水果', reactions: [['xiaoyu', '👍']] },
          { who: 'xiaoyu', words: '🍿', isSticker: true },
        ],
      },
    ],
  },
  {
    pair: ['paulo', 'ruichen'],
    evenings: [
      {
        daysAgo: 6,
        hour: 19.9,
        lines: [
          { who: 'ruichen', words: 'Are the English subs on Blade in the Bamboo Sea any good?' },
          { who: 'paulo', words: 'Really good. Best on a rainy night', reactions: [['ruichen', '👍']] },
          { who: 'ruichen', words: 'It’s pouring right now. Here I go' },
        ],
      },
    ],
  },
]
