/** What a picture shows of a drama: one of its people in their costume, or a cover. */
type PictureForm = 'lead' | 'other' | 'upright' | 'wide'

/** What a star of the demonstration posts when it is opened. Pictures are of dramas. */
export interface FeedPost {
  /** Never changes; names what was made. */
  readonly part: string
  /** A star of the past (`history/star-posts.ts`). */
  readonly star: string
  readonly title: string
  readonly content: string
  readonly pictures?: readonly `${string}/${PictureForm}`[]
  /** The drama whose first moments are its video. */
  readonly film?: string
  /** 1: for members with VIP alone. */
  readonly vipType?: 1
  /** It waits for a review. */
  readonly waits?: true
  /** Somebody writes what another one reports. */
  readonly reported?: { readonly by: string; readonly says: string; readonly reporter: string; readonly reason: string }
}

/** The first drama, which is filmed on every platform that films any. */
export const filmedFirst = 'first'

export const starFeed: readonly FeedPost[] = [
  {
    part: 'backstage',
    star: 'Nguyễn Thu Trang',
    title: 'Ảnh hậu trường tuần này',
    content: 'Bốn góc máy, một chiếc áo choàng ướt sũng. Mọi người thích tấm nào nhất?',
    pictures: ['phoenix-returns/lead', 'phoenix-returns/other', 'phoenix-returns/wide', 'phoenix-returns/upright'],
    reported: {
      by: 'Trần Minh Khôi',
      says: 'Xem trọn bộ miễn phí ở nhóm mình, nhắn tin mình gửi link nha!',
      reporter: 'Linh Hoàng',
      reason: 'Spam',
    },
  },
  {
    part: 'two-frames',
    star: 'Hannah Brooks',
    title: 'Two frames before the lights go out',
    content: 'The first one made the cut. The second one is my favourite, so I am leaving it here for you.',
    pictures: ['midnight-contract/lead', 'midnight-contract/wide'],
    vipType: 1,
  },
  {
    part: 'costume',
    star: 'Beatriz Nogueira',
    title: 'Prova de figurino',
    content: 'Última prova antes da estreia. A bainha ainda está presa com alfinetes, não contem para ninguém.',
    pictures: ['madam-black-swan/lead'],
    waits: true,
  },
  {
    part: 'opening',
    star: '李沐阳',
    title: '开场八秒',
    content: '第一次听到成片里的开场音乐，忍不住先给大家看八秒。',
    film: filmedFirst,
  },
]

/** Dramas on whose pictures holders of a star package may put their code. */
export const starPosters = ['letters-from-stardust', 'eighteen-by-the-sea'] as const
