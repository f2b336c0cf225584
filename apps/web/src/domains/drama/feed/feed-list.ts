import type { FeedVideo } from '@cliffhanger/contract/drama/schemas.ts'

/** The dramas of the feed in the order in which they are swiped; more are asked for as one goes on. */
export interface FeedList {
  /** What is known of a place, from 1. */
  at(number: number): FeedVideo | undefined
  /** The same, asked for where it has to be; undefined where there is nothing more. */
  find(number: number): Promise<FeedVideo | undefined>
}

/** What comes next, by the seed of the last answer. */
export type FetchFeed = (
  seed: string | undefined,
) => Promise<{ readonly list: readonly FeedVideo[]; readonly seed: string }>

export function createFeedList(request: FetchFeed): FeedList {
  const videos: FeedVideo[] = []
  let seed: string | undefined
  let requesting: Promise<void> | undefined
  const requestMore = async () => {
    const { list, seed: next } = await request(seed)
    seed = next
    videos.push(...list)
  }
  /** Whoever waits at the same time waits for the same answer. */
  const more = () => {
    requesting ??= requestMore().finally(() => {
      requesting = undefined
    })
    return requesting
  }
  return {
    at: (number) => videos[number - 1],
    async find(number) {
      while (videos.length < number) {
        const before = videos.length
        await more()
        if (videos.length === before) return undefined
      }
      return videos[number - 1]
    },
  }
}
