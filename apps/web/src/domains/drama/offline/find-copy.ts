import type { Video, VideoItem, WatchHistory } from '@cliffhanger/contract/drama/schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { recordError } from '../../../platform/server/request-log.ts'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { findWatched } from '../watched.ts'
import { copyAddress } from './copy-address.ts'
import { type CopyReason, judgePlaying } from './copy-state.ts'
import { copyDatabase, copyId } from './copy-store.ts'
import { keepLicences } from './licences.ts'

/** An episode that plays from the device, or why its copy does not; undefined where there is none. */
export const findCopy = async (
  dramaId: number,
  number: number,
): Promise<{ readonly item: VideoItem } | { readonly reason: CopyReason | 'clock' } | undefined> => {
  const database = copyDatabase()
  const id = copyId(dramaId, number)
  const copy = await database?.copies.get(id)
  if (!database || !copy) return undefined
  const nowMs = serverNowMs()
  const judged = judgePlaying(copy, nowMs)
  if (judged === 'unfinished') return undefined
  if (judged !== 'plays') {
    keepLicences(database, true).catch(recordError)
    return { reason: judged }
  }
  await database.copies.update(id, { seenMs: Math.max(copy.seenMs, nowMs) })
  return { item: { ...copy.item, can_play: 1, deny_reason: '', play_url: copyAddress(id) } }
}

/** A drama of which there are copies, as it was when the first was made, and where this device stopped in it. */
export const findCopiedDrama = async (
  id: number,
): Promise<{ readonly video: Video; readonly mark: WatchHistory | null } | null> => {
  const found = await copyDatabase()?.copiedDramas.get(id)
  return found ? { video: found.drama, mark: markOf(id) } : null
}

const markOf = (id: number): WatchHistory | null => {
  const watched = findWatched(id)
  if (!watched) return null
  return {
    id,
    user_id: currentUser()?.user_id ?? 0,
    number: watched.number,
    timeDetail: watched.positionSeconds,
    duration: Math.round(watched.durationSeconds),
    is_done: 0,
    update_time: toSeconds(watched.atMs),
  }
}
