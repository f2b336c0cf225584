import type { StarSlug } from '@cliffhanger/demo-films/films.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'

export const categories: readonly ByLanguage<string>[] = [
  { 'zh-CN': '演员', en: 'Acting', vi: 'Diễn xuất', pt: 'Atuação' },
  { 'zh-CN': '幕后', en: 'Behind the camera', vi: 'Hậu trường', pt: 'Bastidores' },
  { 'zh-CN': '音乐', en: 'Music', vi: 'Âm nhạc', pt: 'Música' },
]

interface PastComment {
  readonly by: string
  readonly says: string
  readonly replies?: readonly Omit<PastComment, 'replies'>[]
}

interface PastPost {
  readonly day: number
  readonly title: string
  readonly content: string
  /** 1: for members with VIP alone. */
  readonly vipType?: 1
  /** Absent: it waits for review. */
  readonly isPublished?: boolean
  readonly comments?: readonly PastComment[]
}

export interface PastStar {
  readonly name: string
  /** Counted from 0. */
  readonly category: number
  readonly since: number
  /** Whose portrait stands on their page. */
  readonly slug: StarSlug
  readonly posts: readonly PastPost[]
}

/** Where the past keeps the portrait of a star, whether it is drawn yet or not. */
export const pastPortraitKey = (slug: StarSlug): string => `public/demonstration/past/star-${slug}.webp`

export const stars: readonly PastStar[] = [
  {
    name: 'Nguyễn Thu Trang',
    category: 0,
    since: 20,
    slug: 'nguyen-thu-trang',
    posts: [
      {
        day: 29,
        title: 'Ngày đầu trên phim trường',
        content: 'Bốn giờ sáng, cung điện còn chưa sáng đèn mà mọi người đã cười rồi.',
        isPublished: true,
        comments: [
          {
            by: 'linh',
            says: 'Chị ơi cảnh trên tường thành quay mấy lần vậy?',
            replies: [
              { by: 'Nguyễn Thu Trang', says: 'Mười một lần, lần cuối trời mưa thật đó em.' },
              { by: 'Trần Minh Khôi', says: 'Xem mà lạnh theo luôn.' },
            ],
          },
          { by: 'Hannah Brooks', says: 'That look back at the gate. I replayed it five times.' },
          { by: '李沐阳', says: '城楼那一幕看哭了。' },
          { by: 'Camila Duarte', says: 'Melhor cena da temporada, sem discussão.' },
        ],
      },
      {
        day: 150,
        title: 'Một cảnh đã bị cắt',
        content: 'Cảnh này không lên phim: công chúa quay lại căn bếp cũ và ăn hết một bát cháo nguội.',
        vipType: 1,
        isPublished: true,
      },
    ],
  },
  {
    name: 'Hannah Brooks',
    category: 0,
    since: 34,
    slug: 'hannah-brooks',
    posts: [
      {
        day: 50,
        title: 'How we light one room for eleven scenes',
        content: 'Two lamps, one curtain, and a lot of patience. The rest is where you decide to stand.',
        isPublished: true,
        comments: [
          {
            by: 'Noah Bennett',
            says: 'The lamp behind the contract scene, was that planned?',
            replies: [{ by: 'Hannah Brooks', says: 'It fell over in rehearsal and looked better there.' }],
          },
          { by: 'paulo', says: 'Agora não consigo parar de olhar para as lâmpadas.' },
        ],
      },
      {
        day: 181,
        title: 'A new script on the table',
        content: 'I cannot say the title yet. I can say that it begins on a ferry.',
      },
    ],
  },
  {
    name: '李沐阳',
    category: 2,
    since: 45,
    slug: 'li-muyang',
    posts: [
      {
        day: 60,
        title: '片尾曲小样',
        content: '这一版只有钢琴和雨声，最后我们还是留下了雨。',
        isPublished: true,
        comments: [
          { by: 'xiaoyu', says: '雨声比歌词还会说话。', replies: [{ by: '李沐阳', says: '录音那天真的在下雨。' }] },
          { by: '赵一诺', says: '求完整版！' },
        ],
      },
    ],
  },
  {
    name: 'Beatriz Nogueira',
    category: 1,
    since: 80,
    slug: 'beatriz-nogueira',
    posts: [
      {
        day: 92,
        title: 'O figurino do cisne',
        content: 'Trezentas penas, costuradas à mão em quatro noites. Nenhuma caiu na estreia.',
        isPublished: true,
        comments: [{ by: 'Rafael Moreira', says: 'Vi de perto, é ainda mais bonito.' }],
      },
    ],
  },
  {
    name: 'Owen Carter',
    category: 1,
    since: 125,
    slug: 'owen-carter',
    posts: [
      {
        day: 133,
        title: 'Building a lift that goes nowhere',
        content: 'It moves forty centimetres. Sound and your own fear do the other six floors.',
        isPublished: true,
        comments: [{ by: 'Ella Thompson', says: 'I take the stairs now. Thank you for that.' }],
      },
    ],
  },
  {
    name: '何静怡',
    category: 0,
    since: 99,
    slug: 'he-jingyi',
    posts: [
      {
        day: 108,
        title: '学剑第三十天',
        content: '师父说手腕要松，心要稳。我现在只会前半句。',
        isPublished: true,
        comments: [{ by: '郭子涵', says: '已经很帅了！' }],
      },
    ],
  },
  {
    name: 'Thiago Ramos',
    category: 2,
    since: 70,
    slug: 'thiago-ramos',
    posts: [
      {
        day: 140,
        title: 'Gravando o som do mar',
        content: 'Três praias, dois microfones e uma gaivota que não parava de cantar.',
        isPublished: true,
      },
      { day: 182, title: 'Ensaio aberto', content: 'Sábado abrimos o estúdio para quem quiser ouvir de perto.' },
    ],
  },
  {
    name: 'Võ Ngọc Ánh',
    category: 0,
    since: 110,
    slug: 'vo-ngoc-anh',
    posts: [
      {
        day: 119,
        title: 'Tuyết giả, nước mắt thật',
        content: 'Cả trường quay im lặng khi bố hỏi con là ai.',
        isPublished: true,
        comments: [{ by: 'Đặng Hải Yến', says: 'Nhắc lại là muốn gọi về nhà ngay.' }],
      },
    ],
  },
]
