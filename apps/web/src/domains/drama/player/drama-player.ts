import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Video, WatchHistory } from '@cliffhanger/contract/drama/schemas.ts'
import { ignoreQuietly } from '../../../platform/call-failure.ts'
import { call } from '../../../platform/client.ts'
import { assetUrl } from '../../../platform/endpoints.ts'
import { callQuery, queryClient } from '../../../platform/queries.ts'
import { keepWatched } from '../watched.ts'
import { connectionKind, isSparing } from './connection.ts'
import { episodeQuery } from './episode-query.ts'
import { loadHls } from './load-hls.ts'
import type { WatchReport } from './play-reports.ts'
import { createPlayer, type Player } from './player.ts'
import { createPool } from './pool.ts'
import { storedSpeed } from './speed.ts'
import { createVideoSlot } from './video-slot.ts'

export interface DramaPlayer {
  readonly player: Player
  /** The two elements in which it plays, to be put into the page. */
  readonly videos: readonly [HTMLVideoElement, HTMLVideoElement]
}

/** A player of one drama, tied to the server. */
export const createDramaPlayer = (drama: Video): DramaPlayer => {
  const videos = [createVideo(), createVideo()] as const
  const slots = [
    createVideoSlot({ video: videos[0], loadHls }),
    createVideoSlot({ video: videos[1], loadHls }),
  ] as const
  const player = createPlayer({
    pool: createPool(slots),
    slots,
    findEpisode: (number, { isFresh }) =>
      queryClient.fetchQuery({ ...episodeQuery(drama.id, number), ...(isFresh && { staleTime: 0 }) }),
    addressOf: assetUrl,
    lastNumber: drama.update_number,
    rate: storedSpeed(),
    mayPrepare: () => !isSparing(),
    nowMs: () => performance.now(),
    net: connectionKind,
    send: (report) => sendReport(drama, report),
  })
  return { player, videos }
}

const createVideo = (): HTMLVideoElement => {
  const video = document.createElement('video')
  video.playsInline = true
  video.preload = 'auto'
  video.disableRemotePlayback = true
  video.tabIndex = -1
  return video
}

/** Tells where the member is, here and on the server; the page may be closing, so the request outlives it. */
const sendReport = async (drama: Video, report: WatchReport): Promise<boolean> => {
  keepWatched({
    id: drama.id,
    title: drama.title,
    cover: drama.cover,
    lastNumber: drama.update_number,
    number: report.number,
    positionSeconds: report.positionSeconds,
    durationSeconds: report.durationSeconds,
  })
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
        ...(report.fault && { play_error: report.fault }),
      },
      { isKept: true },
    )
    takeMark(drama, mark)
    return true
  } catch (error) {
    ignoreQuietly(error)
    return false
  }
}

/** The newest mark, for whoever opens the drama next. */
const takeMark = ({ id }: Video, mark: WatchHistory): void => {
  queryClient.setQueryData(callQuery(dramaCalls.getMark, { video_id: id }).queryKey, mark)
  queryClient.setQueryData(callQuery(dramaCalls.getVideo, { id }).queryKey, (known) => known && { ...known, mark })
}
