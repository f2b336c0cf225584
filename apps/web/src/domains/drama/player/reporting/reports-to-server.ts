import { Refused } from '@cliffhanger/client/call-error.ts'
import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Video, WatchHistory } from '@cliffhanger/contract/drama/schemas.ts'
import { watchTaskCalls } from '@cliffhanger/contract/drama/watch-task-calls.ts'
import { taskStates } from '@cliffhanger/contract/rewards/states.ts'
import { ignoreQuietly } from '../../../../platform/server/call-failure.ts'
import { call } from '../../../../platform/server/client.ts'
import { callQuery, queryClient } from '../../../../platform/server/queries.ts'
import { newestRequestId } from '../../../../platform/server/request-log.ts'
import { newUuid } from '../../../../platform/uuid.ts'
import { noteCollectable } from '../../../../shared/collectable.ts'
import { hasCopies } from '../../../../shared/offline/has-copies.ts'
import { storeReport, waitingReports } from '../../offline/waiting-reports.ts'
import { saveWatched } from '../../watched.ts'
import type { WatchReport } from './play-reports.ts'

/** The most a report may say about a fault (vp-watch). */
const mostErrorLetters = 60

/** What is said of a drama that plays. */
type PlayedDrama = Pick<Video, 'id' | 'title' | 'cover' | 'update_number'>

/** What became of a report. */
export interface NotifiedState {
  readonly isNotified: boolean
  /** Id of the request, for support to search for; '' where no server answered. */
  readonly requestId: string
}

const storedState: NotifiedState = { isNotified: true, requestId: '' }

/** Tells where the member is, here and on the server; the page may be closing, so the request outlives it. */
export const sendWatched = async (drama: PlayedDrama, report: WatchReport): Promise<NotifiedState> => {
  saveWatched({
    id: drama.id,
    title: drama.title,
    cover: drama.cover,
    lastNumber: drama.update_number,
    number: report.number,
    positionSeconds: report.positionSeconds,
    durationSeconds: report.durationSeconds,
    atMs: Date.now(),
  })
  // Nobody is there to ask, and the page may be closing.
  if (!navigator.onLine && isWorthKeeping(report)) {
    storeReport(drama.id, report)
    return storedState
  }
  const requestId = () => newestRequestId(dramaCalls.reportWatch.path) ?? ''
  const sentMs = Date.now()
  try {
    const { mark: progress } = await call(
      dramaCalls.reportWatch,
      {
        video_id: drama.id,
        number: report.number,
        timeDetail: report.positionSeconds,
        seconds: report.seconds,
        client_seq: sentMs,
        ...(report.quality && { qoe: report.quality }),
        ...(report.error && { play_error: report.error.slice(0, mostErrorLetters) }),
      },
      { isStored: true },
    )
    saveOwnProgress(drama, progress)
    if (waitingReports().length > 0) sendWaiting().catch(ignoreQuietly)
    return { isNotified: true, requestId: requestId() }
  } catch (error) {
    ignoreQuietly(error)
    const isStored =
      !(error instanceof Refused) &&
      isWorthKeeping(report) &&
      (await (await offlineReports()).storeReportOfCopy(drama.id, report, sentMs))
    return isStored ? storedState : { isNotified: false, requestId: requestId() }
  }
}

/** Where copies can be watched without a network, what was watched is reported later. A play that failed says nothing about where one stopped. */
const isWorthKeeping = ({ error }: WatchReport): boolean => error === undefined && hasCopies()

const offlineReports = () => import('../../offline/send-waiting-reports.ts')

const sendWaiting = async (): Promise<void> => (await offlineReports()).sendNow()

/** The newest mark, for whoever opens the drama next. */
const saveOwnProgress = ({ id }: PlayedDrama, progress: WatchHistory): void => {
  queryClient.setQueryData(
    callQuery(dramaCalls.getVideo, { id }).queryKey,
    (known) => known && { ...known, mark: progress },
  )
}

/** Tells that an episode was watched to its end (vp-watchDone), and hears whether a task was finished by it. */
export const reportFinished = (drama: PlayedDrama, number: number): void => {
  call(watchTaskCalls.finishWatching, { video_id: drama.id, number }, { idempotencyKey: newUuid() })
    .then(({ tasks }) => tasks.some(({ state }) => state === taskStates.claimable) && noteCollectable('task', true))
    .catch(ignoreQuietly)
}
