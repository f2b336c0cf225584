import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { previewLength } from '@cliffhanger/rules/media/preview.ts'
import type { PlayerState } from './player-state.ts'

/** The member may not play the episode; its preview, at most. */
export const isLockedItem = ({ item }: Pick<PlayerState, 'item'>): boolean => item?.can_play === 0

/** The preview of a locked episode is on: it was loaded, and has not come to its end. */
export const isPreview = (state: Pick<PlayerState, 'item' | 'phase'>): boolean =>
  isLockedItem(state) && state.phase !== 'locked'

/** The seconds of the preview that is on; 0 while none is. */
export const previewSeconds = (state: Pick<PlayerState, 'item' | 'phase'>): number =>
  state.item && isPreview(state) ? previewLength(state.item.preview_seconds, state.item.duration) : 0

/** What can be played of an episode, and how long it is: all of it or its preview; null where there is none, or it was passed already. */
export const toPlay = (
  { can_play, play_url, duration, preview_seconds }: VideoItem,
  startSeconds: number,
): { readonly playUrl: string; readonly durationSeconds: number } | null => {
  if (play_url === undefined) return null
  if (can_play === 1) return { playUrl: play_url, durationSeconds: duration }
  const durationSeconds = previewLength(preview_seconds, duration)
  return startSeconds < durationSeconds ? { playUrl: play_url, durationSeconds } : null
}
