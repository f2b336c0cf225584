import { dayMs } from '@cliffhanger/contract/duration.ts'

/** What happened under a post since it was published. */
export interface PostActivity {
  readonly views: number
  readonly comments: number
  readonly ageMs: number
}

/** A comment takes more than a look. */
const commentWeight = 5
/** After this long everything counts half. */
const halfLifeDays = 7
/** When nothing is left of what happened under a post, however much it was. */
export const coldAfterMs = 180 * dayMs

/** How hot a post is, as a whole number: what happened under it, halved every week of its age. */
export const hotOf = ({ views, comments, ageMs }: PostActivity): number => {
  const ageDays = Math.max(0, ageMs) / dayMs
  if (ageDays * dayMs >= coldAfterMs) return 0
  return Math.round((views + commentWeight * comments) * 0.5 ** (ageDays / halfLifeDays))
}
