import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { unlockCalls } from '@cliffhanger/contract/drama/unlock-calls.ts'
import { dayMs, hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { type Choices, choicesOf } from '../history/seeded.ts'
import type { Simulation } from '../history/simulation.ts'
import type { Timeline } from '../history/timeline.ts'
import type { PastMember } from './past-members.ts'

export interface Showing {
  readonly simulation: Simulation
  readonly timeline: Timeline
  /** Visits begin after. */
  readonly releaseMs: number
  /** Visits end before. */
  readonly untilMs: number
  readonly dramaId: number
  readonly slug: string
}

/** Seconds that one report tells of at most. */
const reportLimit = 60

/** Between two episodes. */
const breakMs = 3 * minuteMs

/** A visit takes no longer. */
export const visitMs = 2 * hourMs

/** Most of an audience comes within so many minutes before today. */
const lately = (27 * dayMs) / minuteMs

/** Somebody watches a drama as far as they may and like: its first episodes, seldom all of them. */
export function planVisit(showing: Showing, viewer: PastMember): void {
  const { timeline, releaseMs, untilMs, slug } = showing
  const choices = choicesOf(`audience/${slug}/${viewer.id}`)
  const sinceRelease = Math.max(1, Math.floor((untilMs - visitMs - releaseMs) / minuteMs))
  // Every third one comes at any time since the release.
  const span = choices.below(3) === 0 ? sinceRelease : Math.min(lately, sinceRelease)
  const atMs = untilMs - visitMs - choices.below(span) * minuteMs
  // Whoever came later than that watches on the last evening, and not on the day on which they came.
  const beginMs = Math.max(atMs, Math.min(viewer.sinceMs, untilMs - visitMs))
  timeline.at(beginMs, () => visit(showing, viewer, choices, beginMs))
}

async function visit(showing: Showing, viewer: PastMember, choices: Choices, beginMs: number): Promise<void> {
  const { simulation, timeline, dramaId: video_id, slug, untilMs } = showing
  const { call } = simulation
  const { list = [] } = await call(viewer, dramaCalls.getEpisodes, { video_id })
  const open = list.filter(({ can_play: canPlay }) => canPlay === 1)
  const watched = open.slice(0, choices.between(1, Math.max(1, open.length)))
  for (const [index, { number, duration }] of watched.entries()) {
    const isLast = index === watched.length - 1
    // The last one is left in the middle by every third.
    const timeDetail = isLast && choices.below(3) === 0 ? Math.round(duration / 3) : duration
    const seconds = Math.min(timeDetail, reportLimit)
    timeline.at(beginMs + index * breakMs, () =>
      call(viewer, dramaCalls.reportWatch, { video_id, number, timeDetail, seconds }),
    )
  }
  const endMs = beginMs + watched.length * breakMs
  const after = (act: () => Promise<unknown>) => timeline.at(endMs, act)
  if (choices.below(100) < 45) after(() => call(viewer, collectionCalls.setSkr, { video_id, number: 0, value: 1 }))
  if (choices.below(100) < 20) after(() => call(viewer, collectionCalls.setBinge, { video_ids: [video_id], value: 1 }))
  if (viewer.onlyWatches) return
  if (choices.below(100) < 30) {
    const score = choicesOf(`rating/${slug}`).between(7, 9) + choices.between(-1, 1)
    after(() => call(viewer, collectionCalls.rateVideo, { video_id, score }))
  }
  const locked = list.find(({ can_play: canPlay, coin_price: price }) => canPlay === 0 && price !== '0')
  // Gold was bought before today began; it is spent then.
  if (locked && choices.below(2) === 0) timeline.at(untilMs, () => unlock(showing, viewer, locked))
}

/** Buys an episode with gold, where there is enough, and watches it. */
async function unlock(
  { simulation, dramaId: video_id }: Showing,
  viewer: PastMember,
  { number, coin_price: price, duration }: Pick<VideoItem, 'number' | 'coin_price' | 'duration'>,
): Promise<void> {
  const { wallets } = await simulation.call(viewer, rechargeCalls.getRechargeTerms, { coin_code: 'gold' })
  const gold = wallets.find(({ coin_code: coin }) => coin === 'gold')
  if (Number(gold?.balance ?? 0) < Number(price)) return
  await simulation.call(viewer, unlockCalls.buyEpisodes, { video_id, number })
  const seconds = Math.min(duration, reportLimit)
  await simulation.call(viewer, dramaCalls.reportWatch, { video_id, number, timeDetail: duration, seconds })
}
