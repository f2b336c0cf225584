import type { WatchHistory } from '@cliffhanger/contract/drama/schemas.ts'

/** How much of the episode a mark is in was watched, 0…1. */
export const watchedShare = ({ timeDetail, duration, is_done }: WatchHistory): number => {
  if (is_done === 1) return 1
  return duration > 0 ? Math.min(1, timeDetail / duration) : 0
}
