import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { assetUrl } from '../../../platform/endpoints.ts'
import { queryClient } from '../../../platform/queries.ts'
import { recordFault } from '../../../platform/request-log.ts'
import { connectionKind, isSparing } from './connection.ts'
import { episodeQuery } from './episode-query.ts'
import { loadHls } from './load-hls.ts'
import { createPlayer } from './player.ts'
import type { Player } from './player-acts.ts'
import type { FindEpisode } from './player-parts.ts'
import { createPool } from './pool.ts'
import { storedQuality } from './quality.ts'
import { tellFinished, tellWatched } from './reports-to-server.ts'
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
    findEpisode: findEpisodeOf(drama),
    addressOf: assetUrl,
    lastNumber: drama.update_number,
    rate: storedSpeed(),
    quality: storedQuality(),
    mayPrepare: () => !isSparing(),
    foresee: (item) => {
      import('../unlock/foresee.ts').then(({ foresee }) => foresee(drama, item)).catch(recordFault)
    },
    onEnded: (number) => tellFinished(drama, number),
    nowMs: () => performance.now(),
    net: connectionKind,
    send: async (report) => {
      const { isTold, requestId } = await tellWatched(drama, report)
      if (report.fault !== undefined) player.state.setState({ reportId: requestId })
      return isTold
    },
  })
  return { player, videos }
}

/** An episode that nobody waits for any more is not fetched to its end. */
const findEpisodeOf =
  ({ id }: Video): FindEpisode =>
  (number, { isFresh, signal }) => {
    const query = episodeQuery(id, number)
    signal?.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey: query.queryKey }))
    return queryClient.fetchQuery({ ...query, ...(isFresh && { staleTime: 0 }) })
  }

const createVideo = (): HTMLVideoElement => {
  const video = document.createElement('video')
  video.playsInline = true
  video.preload = 'auto'
  video.disableRemotePlayback = true
  video.tabIndex = -1
  return video
}
