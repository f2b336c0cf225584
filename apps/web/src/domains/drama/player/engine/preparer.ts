import type { VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import type { PlayerDeps } from './player-deps.ts'
import type { PlayerState } from './player-state.ts'

/** The shown episode comes first: the next one is fetched only while this much of it can be played without the network. */
const ampleSeconds = 6

/** Whether the network has time for the next episode. */
export const isAmple = ({
  positionSeconds,
  durationSeconds,
  bufferedSeconds,
}: Pick<PlayerState, 'positionSeconds' | 'durationSeconds' | 'bufferedSeconds'>): boolean =>
  bufferedSeconds - positionSeconds >= ampleSeconds || (durationSeconds > 0 && bufferedSeconds >= durationSeconds - 0.5)

/** Has the next episode ready in the spare slot before anybody swipes. */
export interface Preparer {
  /** Prepares the next episode if the time has come. */
  consider(state: PlayerState): Promise<void>
  /** The shown episode waits for the network: the next one fetches nothing until there is enough again. */
  yield(): void
  /** The prepared episode. */
  item(): VideoItem | null
  /** What was prepared is shown now, or was passed over. */
  forget(): void
}

type PreparerDeps = Pick<PlayerDeps, 'pool' | 'findEpisode' | 'addressOf' | 'lastNumber' | 'mayPrepare' | 'foresee'>

/** `notify` hears what is found out about the next episode. */
export const createPreparer = (
  deps: PreparerDeps,
  notify: (found: Pick<PlayerState, 'nextCover' | 'isNextLocked'>) => void,
): Preparer => {
  const { pool, findEpisode, addressOf, lastNumber, mayPrepare, foresee } = deps
  let wanted: number | null = null
  let item: VideoItem | null = null
  let isHalted = false
  const forget = () => {
    wanted = null
    item = null
    isHalted = false
  }
  const goOn = () => {
    if (isHalted) pool.spare().fetchOn()
    isHalted = false
  }
  return {
    consider: async (state) => {
      const next = state.number + 1
      if (next > lastNumber || !mayPrepare() || !isAmple(state)) return
      goOn()
      if (wanted === next) return
      wanted = next
      try {
        const found = await findEpisode(next, { isFresh: false })
        if (wanted !== next || !found) return
        const isNextLocked = found.play_url === undefined || found.can_play === 0
        notify({ nextCover: found.cover, isNextLocked })
        if (found.play_url === undefined || isNextLocked) return foresee(found)
        item = found
        if (pool.reserve(next)) pool.spare().load({ url: addressOf(found.play_url), startSeconds: 0, role: 'prepared' })
      } catch {
        // It is asked for again when it is opened, and its failure is told then.
      }
    },
    yield: () => {
      if (item === null) return
      isHalted = true
      pool.spare().halt()
    },
    item: () => item,
    forget,
  }
}
