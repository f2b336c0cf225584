import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { collectionCalls } from '@cliffhanger/contract/drama/collection-calls.ts'
import type { Video, WatchHistory } from '@cliffhanger/contract/drama/schemas.ts'
import { ignoreQuietly } from '../../../../platform/server/call-failure.ts'
import { call } from '../../../../platform/server/client.ts'
import { callQuery, queryClient } from '../../../../platform/server/queries.ts'
import { newestRequestId } from '../../../../platform/server/request-log.ts'
import { newUuid } from '../../../../platform/uuid.ts'
import { keepWatched } from '../../watched.ts'
import type { WatchReport } from './play-reports.ts'

/** The most a report may say about a fault (vp-watch). */
const mostFaultLetters = 60

/** What is said of a drama that plays. */
type PlayedDrama = Pick<Video, 'id' | 'title' | 'cover' | 'update_number'>

/** What became of a report. */
export interface Told {
  readonly isTold: boolean
  /** Id of the request, for support to search for; '' where no server answered. */
  readonly requestId: string
}

/** Tells where the member is, here and on the server; the page may be closing, so the request outlives it. */
export const tellWatched = async (drama: PlayedDrama, report: WatchReport): Promise<Told> => {
  keepWatched({
    id: drama.id,
    title: drama.title,
    cover: drama.cover,
    lastNumber: drama.update_number,
    number: report.number,
    positionSeconds: report.positionSeconds,
    durationSeconds: report.durationSeconds,
    atMs: Date.now(),
  })
  const requestId = () => newestRequestId(dramaCalls.reportWatch.path) ?? ''
  try {
    const { mark } = await call(
      dramaCalls.reportWatch,
      {
        video_id: drama.id,
        number: report.number,
        timeDetail: report.positionSeconds,
        seconds: report.seconds,
        client_seq: Date.now(),
        ...(report.quality && { qoe: report.quality }),
        ...(report.fault && { play_error: report.fault.slice(0, mostFaultLetters) }),
      },
      { isKept: true },
    )
    takeMark(drama, mark)
    return { isTold: true, requestId: requestId() }
  } catch (error) {
    ignoreQuietly(error)
    return { isTold: false, requestId: requestId() }
  }
}

/** The newest mark, for whoever opens the drama next. */
const takeMark = ({ id }: PlayedDrama, mark: WatchHistory): void => {
  queryClient.setQueryData(callQuery(dramaCalls.getVideo, { id }).queryKey, (known) => known && { ...known, mark })
}

/** Tells that an episode was watched to its end (vp-watchDone). */
export const tellFinished = (drama: PlayedDrama, number: number): void => {
  call(collectionCalls.finishWatching, { video_id: drama.id, number }, { idempotencyKey: newUuid() }).catch(
    ignoreQuietly,
  )
}
