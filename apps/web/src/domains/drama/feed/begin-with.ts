import type { FeedVideo } from '@cliffhanger/contract/drama/schemas.ts'
import type { FetchFeed } from './feed-list.ts'

/** Lets one drama begin the feed; where it comes once more among the others, it is left out. Without one the feed is as it was. */
export function beginWith(findFirst: () => Promise<FeedVideo | undefined>, request: FetchFeed): FetchFeed {
  /** What began, until it came once more. */
  let owed: FeedVideo | undefined
  return async (seed) => {
    const [{ list, seed: next }, first] = await Promise.all([
      request(seed),
      seed === undefined ? findFirst() : undefined,
    ])
    if (first) owed = first
    const others = list.filter(({ id }) => id !== owed?.id)
    if (others.length < list.length) owed = undefined
    if (first) return { list: [first, ...others], seed: next }
    // Nothing at all would be the end of the feed.
    return others.length === 0 && list.length > 0 ? request(next) : { list: others, seed: next }
  }
}
