/** An episode of a day as the server saw it. */
export interface SeenEpisode {
  readonly assetId: number
  /** Seconds the member's device told of, of which only real time was counted. */
  readonly reportedSeconds: number
  /** Different segments that went out to the member. */
  readonly segments: number
  readonly segmentSeconds: number
  readonly durationSeconds: number
  /** When the first ticket of the day for it was issued. */
  readonly firstMs: number
}

/** What a member watched of an episode on a day: no more than was told, than went out, than has passed since the ticket, and than there is of it. */
export const provenSeconds = (
  { reportedSeconds, segments, segmentSeconds, durationSeconds, firstMs }: SeenEpisode,
  nowMs: number,
): number =>
  Math.max(
    Math.floor(Math.min(reportedSeconds, segments * segmentSeconds, durationSeconds, (nowMs - firstMs) / 1000)),
    0,
  )

/** What tasks count of a day; `finished` names the episodes. */
export interface WatchedDay {
  readonly seconds: number
  readonly finished: readonly number[]
}

/** What a member watched on a day: all episodes together never more than has passed since the first ticket, so that several devices at once count as one. */
export function provenDay(episodes: readonly SeenEpisode[], nowMs: number): WatchedDay {
  const each = episodes.map((episode) => ({ episode, seconds: provenSeconds(episode, nowMs) }))
  const firstMs = Math.min(...episodes.map((episode) => episode.firstMs))
  const passed = episodes.length === 0 ? 0 : Math.max(Math.floor((nowMs - firstMs) / 1000), 0)
  const sum = each.reduce((all, { seconds }) => all + seconds, 0)
  return { seconds: Math.min(sum, passed), finished: findFinished(each, passed) }
}

/** The share of an episode that has to be watched for it to count as watched to its end. */
const finishedShare = 0.8

/** Episodes that were finished, the shortest first, as far as the time that has passed covers them. */
function findFinished(
  each: readonly { readonly episode: SeenEpisode; readonly seconds: number }[],
  passedSeconds: number,
): number[] {
  let left = passedSeconds
  const finished = each.filter(
    ({ episode, seconds }) => seconds > 0 && seconds >= episode.durationSeconds * finishedShare - 1,
  )
  return finished
    .toSorted((one, other) => one.seconds - other.seconds)
    .filter(({ seconds }) => {
      left -= seconds
      return left >= 0
    })
    .map(({ episode }) => episode.assetId)
}
