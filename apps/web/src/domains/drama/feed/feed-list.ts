import type { FeedVideo } from '@cliffhanger/contract/drama/schemas.ts'

/** The dramas of the feed in the order in which they are swiped; more are asked for as one goes on. */
export interface FeedList {
  /** What is known of a place, from 1. */
  at(number: number): FeedVideo | undefined
  /** The same, asked for where it has to be; undefined where there is nothing more. */
  find(number: number): Promise<FeedVideo | undefined>
}

type Ask = (seed: string | undefined) => Promise<{ readonly list: readonly FeedVideo[]; readonly seed: string }>

/** `ask` gets the seed of the last answer. */
export function createFeedList(ask: Ask): FeedList {
  const videos: FeedVideo[] = []
  let seed: string | undefined
  let asking: Promise<void> | undefined
  const askMore = async () => {
    const { list, seed: next } = await ask(seed)
    seed = next
    videos.push(...list)
  }
  /** Whoever waits at the same time waits for the same answer. */
  const more = () => {
    asking ??= askMore().finally(() => {
      asking = undefined
    })
    return asking
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
