import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { call } from '../../../platform/server/client.ts'
import { createBrowserPlayer, type DramaPlayer, findEpisodeOf } from '../player/engine/drama-player.ts'
import { reportFinished, sendWatched } from '../player/reporting/reports-to-server.ts'
import { beginWith } from './begin-with.ts'
import { createFeedList, type FeedList, type FetchFeed } from './feed-list.ts'
import { findRecommended } from './find-recommended.ts'

/** A player whose numbers are places of the feed: a swipe leads to the first episode of the next drama. */
export interface FeedPlayer {
  readonly made: DramaPlayer
  readonly list: FeedList
}

const requestedAtOnce = 5

/** The feed has no end: what comes next is asked for when it is wanted. */
const endless = Number.MAX_SAFE_INTEGER

const drawDramas: FetchFeed = (seed) =>
  call(discoverCalls.listRandom, { limit: requestedAtOnce, ...(seed !== undefined && { seed }) })

/** `isRecommended`: the first drama is the one that is recommended first. */
export function createFeedPlayer(isRecommended: boolean): FeedPlayer {
  const list = createFeedList(isRecommended ? beginWith(findRecommended, drawDramas) : drawDramas)
  const made = createBrowserPlayer({
    lastNumber: endless,
    async findEpisode(place, options) {
      const video = await list.find(place)
      return video ? findEpisodeOf(video)(video.item.number, options) : null
    },
    // The feed holds nothing but episodes that the member can watch.
    foresee: () => undefined,
    onEnded(place) {
      const video = list.at(place)
      if (video) reportFinished(video, video.item.number)
    },
    async send(report) {
      const video = list.at(report.number)
      if (!video) return true
      const { isNotified, requestId } = await sendWatched(video, { ...report, number: video.item.number })
      if (report.error !== undefined) made.player.state.setState({ reportId: requestId })
      return isNotified
    },
  })
  return { made, list }
}
