import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { connectionKind, isSparing } from '../../../../platform/server/connection-kind.ts'
import { assetUrl } from '../../../../platform/server/endpoints.ts'
import { isOnline } from '../../../../platform/server/network.ts'
import { queryClient } from '../../../../platform/server/queries.ts'
import { recordError } from '../../../../platform/server/request-log.ts'
import { speakAll } from '../../../../platform/texts.ts'
import { hasCopies } from '../../../../shared/offline/has-copies.ts'
import { CopyOver } from '../../offline/copy-over.ts'
import { storedSpeed } from '../controls/speed.ts'
import { reportFinished, sendWatched } from '../reporting/reports-to-server.ts'
import { episodeQuery } from './episode-query.ts'
import { createPlayer } from './player.ts'
import type { Player } from './player-actions.ts'
import type { FindEpisode, PlayerDeps } from './player-deps.ts'
import { createPool } from './pool.ts'
import { storedQuality } from './quality.ts'
import { loadHls } from './video/load-hls.ts'
import { createVideoSlot } from './video/video-slot.ts'

export interface DramaPlayer {
  readonly player: Player
  /** The two elements in which it plays, to be put into the page. */
  readonly videos: readonly [HTMLVideoElement, HTMLVideoElement]
}

/** What is played, and who is told of it. */
type PlayedDeps = Pick<PlayerDeps, 'findEpisode' | 'lastNumber' | 'foresee' | 'onEnded' | 'send'>

/** A player in two elements of its own. */
export const createBrowserPlayer = (played: PlayedDeps): DramaPlayer => {
  const videos = [createVideo(), createVideo()] as const
  const slots = [
    createVideoSlot({ video: videos[0], loadHls }),
    createVideoSlot({ video: videos[1], loadHls }),
  ] as const
  const player = createPlayer({
    pool: createPool(slots),
    slots,
    addressOf: assetUrl,
    rate: storedSpeed(),
    quality: storedQuality(),
    mayPrepare: () => !isSparing(),
    nowMs: () => performance.now(),
    net: connectionKind,
    ...played,
  })
  return { player, videos }
}

/** A player of one drama, tied to the server. */
export const createDramaPlayer = (drama: Video): DramaPlayer => {
  const made = createBrowserPlayer({
    findEpisode: findEpisodeOf(drama),
    lastNumber: drama.update_number,
    foresee: (item) => {
      import('../../unlock/prefetch-unlock.ts')
        .then(({ prefetchUnlock: foresee }) => foresee(drama, item))
        .catch(recordError)
    },
    onEnded: (number) => reportFinished(drama, number),
    send: async (report) => {
      const { isNotified, requestId } = await sendWatched(drama, report)
      if (report.error !== undefined) made.player.state.setState({ reportId: requestId })
      return isNotified
    },
  })
  return made
}

/** An episode that nobody waits for any more is not fetched to its end. */
export const findEpisodeOf =
  ({ id }: Pick<Video, 'id'>): FindEpisode =>
  async (number, { isFresh, signal }) => {
    // One that was just refused is asked for.
    const copy = isFresh ? undefined : await findCopyOf(id, number)
    if (copy) return copy
    const query = episodeQuery(id, number)
    signal?.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey: query.queryKey }))
    return queryClient.fetchQuery({ ...query, ...(isFresh && { staleTime: 0 }) })
  }

/** The copy of an episode on this device, also where there is a network: it costs no data. Throws CopyOver where it plays no more and nothing else
 *  can. */
const findCopyOf = async (dramaId: number, number: number): Promise<VideoItem | undefined> => {
  if (!hasCopies()) return undefined
  const found = await (await import('../../offline/find-copy.ts')).findCopy(dramaId, number)
  if (!found) return undefined
  if ('item' in found) return found.item
  if (isOnline()) return undefined
  const [{ reasonText }] = await Promise.all([import('../../offline/copy-reason.ts'), speakAll()])
  throw new CopyOver(reasonText(found.reason))
}

const createVideo = (): HTMLVideoElement => {
  const video = document.createElement('video')
  video.playsInline = true
  video.preload = 'auto'
  video.disableRemotePlayback = true
  video.tabIndex = -1
  return video
}
