import { isQuietAt } from '@cliffhanger/rules/chat/quiet.ts'
import { liveQuery } from 'dexie'
import { readUnread } from '../domains/chat/conversations/conversation-list.ts'
import { unreadTotal } from '../domains/chat/conversations/conversation-row.ts'
import type { SessionRow } from '../domains/chat/storage/rows.ts'
import { countPending } from '../domains/friends/friend-lists.ts'
import { followConnection } from '../platform/server/connection.ts'
import { recordError } from '../platform/server/request-log.ts'
import { serverNowMs } from '../platform/server/server-clock.ts'
import { leadAmongTabs } from '../platform/storage/leader.ts'
import { closeDatabase, deleteDatabase, type LocalDatabase, openDatabase } from '../platform/storage/local-database.ts'
import { applyBadge } from '../shared/badges.ts'
import { beginConnection } from './live-connection.ts'

/** Keeps the badges equal to what the database holds, in every tab (S-53, S-57, S-58). */
const countBadges = (database: LocalDatabase): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (sessions: readonly SessionRow[]): void => {
    clearTimeout(timer)
    const nowMs = serverNowMs()
    applyBadge('chats', { type: 'set', count: unreadTotal(sessions, nowMs) })
    // A mute ends by itself (S-131).
    const ends = sessions.flatMap((session) =>
      isQuietAt(session, nowMs) && session.disturbing_until ? [session.disturbing_until * 1000] : [],
    )
    if (ends.length > 0) timer = setTimeout(() => show(sessions), Math.min(...ends) - nowMs)
  }
  const chats = liveQuery(() => readUnread(database)).subscribe(show, recordError)
  const friends = liveQuery(() => countPending(database)).subscribe(
    (count) => applyBadge('friends', { type: 'set', count }),
    recordError,
  )
  return () => {
    chats.unsubscribe()
    clearTimeout(timer)
    friends.unsubscribe()
  }
}

let closeOpened: (() => Promise<void>) | undefined

/** Opens the member's database and joins the tabs that take turns in holding the connection (S-14). Does not wait for the
 *  turn of this tab. */
export const openMemberDevice = async (userId: number): Promise<void> => {
  const database = await openDatabase(userId)
  const end = new AbortController()
  const stopBadges = countBadges(database)
  const stopFollowing = followConnection()
  const leading = leadAmongTabs(end.signal, () => beginConnection(database)).catch(recordError)
  closeOpened = async () => {
    stopBadges()
    stopFollowing()
    end.abort()
    await leading
    closeDatabase()
  }
}

/** Lets go of the connection and of the database; does nothing where none is open. */
export const closeMemberDevice = async (): Promise<void> => {
  const close = closeOpened
  closeOpened = undefined
  await close?.()
}

/** Removes what the device stored for the member (S-20), also where a screen opened the database and no session did. */
export const clearMemberDevice = (userId: number): Promise<void> => {
  closeDatabase()
  return deleteDatabase(userId)
}
