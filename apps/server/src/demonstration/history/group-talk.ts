import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { DemoMemberName } from '../../domains/account/index.ts'

export interface DemoGroup {
  readonly name: string
  readonly description: string
  readonly language: Language
  /** The first makes it. */
  readonly members: readonly [DemoMemberName, ...DemoMemberName[]]
  /** Who says what; `@name` mentions, `@all` calls everybody. */
  readonly talk: readonly (readonly [DemoMemberName, string])[]
}

/** Groups of a platform that is older than a day. */
export const groupsOfPast: readonly DemoGroup[] = [
  {
    name: 'Hội cày phim đêm',
    description: 'Chỉ một tập nữa thôi, hứa đấy.',
    language: 'vi',
    members: ['linh', 'xiaoyu', 'paulo'],
    talk: [
      ['linh', 'Tối qua mình định xem một tập rồi ngủ. Kết quả: ba giờ sáng.'],
      ['xiaoyu', '我也是！那个结尾谁受得了'],
      ['linh', '@paulo bạn xem Trúc Hải chưa? Cảnh mưa trong rừng trúc đẹp lắm.'],
      ['paulo', 'Vi ontem. Fiquei um minuto parado olhando a chuva.'],
      ['linh', 'Đúng vậy, không cần lời thoại luôn.'],
      ['xiaoyu', '周末一起重看第一集？我想找伏笔'],
      ['linh', 'Chủ nhật tám giờ tối nhé. Ai đến trễ thì kể lại tập trước cho cả nhóm.'],
      ['paulo', 'Combinado. Eu sempre chego atrasado, então já vou treinando o resumo.'],
    ],
  },
  {
    name: 'Clube do Próximo Episódio',
    description: 'Teorias, café e nenhum spoiler.',
    language: 'pt',
    members: ['paulo', 'linh', 'ruichen'],
    talk: [
      ['paulo', '@all nova regra: teoria só com prova na tela.'],
      ['linh', 'Theory: the letter in episode one was never sent. Look at the stamp.'],
      ['paulo', 'Voltei para conferir. O selo está mesmo sem carimbo!'],
      ['ruichen', '我看了三遍都没注意到邮票'],
      ['paulo', 'Então quem entregou a carta? Alguém do sétimo andar?'],
      ['linh', 'Or she wrote it to herself. Think about the handwriting.'],
      ['ruichen', '这个猜想有点厉害，我得再看一遍'],
      ['paulo', 'Café na mão, vou rever tudo hoje. Amanhã trago as provas.'],
    ],
  },
]
