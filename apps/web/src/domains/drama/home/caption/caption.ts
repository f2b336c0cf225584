import type { VideoCard } from '@cliffhanger/contract/drama/schemas.ts'

/** So many letters fit into a line below a cover on the narrowest phones; one of Chinese is as wide as two. */
const room = 15

const widthOf = (words: string): number => [...words].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0)

/** What kind of drama it is in a word or two: the first of its tags that fits into the line, else its category, else whatever is shortest. '' for nothing. */
export const captionOf = ({ tags, type_name }: Pick<VideoCard, 'tags' | 'type_name'>): string => {
  const kinds = [...tags, type_name].filter(Boolean)
  return kinds.find((words) => widthOf(words) <= room) ?? kinds.toSorted((a, b) => widthOf(a) - widthOf(b))[0] ?? ''
}

/** Whether an episode came today to a drama that was there before. `update_time` is when the last one came. */
export const hasNewToday = (
  { badge, is_end, update_number, update_time }: Pick<VideoCard, 'badge' | 'is_end' | 'update_number' | 'update_time'>,
  nowMs: number,
): boolean =>
  badge !== 'new' &&
  is_end === 0 &&
  update_number > 1 &&
  new Date(update_time * 1000).toDateString() === new Date(nowMs).toDateString()
