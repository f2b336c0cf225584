import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { call } from '../../../platform/server/client.ts'
import { createBrowserPlayer, type DramaPlayer, findEpisodeOf } from '../player/engine/drama-player.ts'
import { tellFinished, tellWatched } from '../player/reporting/reports-to-server.ts'
import { createFeedList, type FeedList } from './feed-list.ts'

/** A player whose numbers are places of the feed: a swipe leads to the first episode of the next drama. */
export interface FeedPlayer {
  readonly made: DramaPlayer
  readonly list: FeedList
}

const askedAtOnce = 5

/** The feed has no end: what comes next is asked for when it is wanted. */
const endless = Number.MAX_SAFE_INTEGER

export function createFeedPlayer(): FeedPlayer {
  const list = createFeedList((seed) =>
    call(discoverCalls.listRandom, { limit: askedAtOnce, ...(seed !== undefined && { seed }) }),
  )
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
      if (video) tellFinished(video, video.item.number)
    },
    async send(report) {
      const video = list.at(report.number)
      if (!video) return true
      const { isTold, requestId } = await tellWatched(video, { ...report, number: video.item.number })
      if (report.fault !== undefined) made.player.state.setState({ reportId: requestId })
      return isTold
    },
  })
  return { made, list }
}
