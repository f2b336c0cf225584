import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'

/** A free episode of 60 s that may be played. */
export const exampleEpisode = (number: number): VideoItem => ({
  id: 100 + number,
  video_id: 1,
  number,
  title: `Episode ${number}`,
  cover: '',
  duration: 60,
  is_free: 1,
  vip_type: 0,
  coin_price: '0',
  is_buy: 0,
  can_play: 1,
  deny_reason: '',
  play_url: `/play/ticket/${number}/master.m3u8`,
  preview_seconds: 0,
  status: 1,
  create_time: 1_760_000_000,
})

/** One that the member may not play for this reason. */
export const lockedEpisode = (number: number, deny_reason: 'vip' | 'coin'): VideoItem => ({
  ...exampleEpisode(number),
  is_free: 0,
  vip_type: deny_reason === 'vip' ? 1 : 0,
  coin_price: '60',
  can_play: 0,
  deny_reason,
  play_url: undefined,
})
