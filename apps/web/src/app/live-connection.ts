import { isStateful } from '@cliffhanger/client/socket/frame.ts'
import { startLiveSync } from '@cliffhanger/client/sync/live-sync.ts'
import { isGroup } from '@cliffhanger/client/sync/streams.ts'
import { holdDrafts, syncDrafts } from '../domains/chat/conversations/drafts/draft-sync.ts'
import { retellRead } from '../domains/chat/conversations/read-marks.ts'
import { onReading } from '../domains/chat/conversations/reading.ts'
import { holdTyping } from '../domains/chat/conversations/typing.ts'
import { createGroupBatches } from '../domains/chat/effects/group-batches.ts'
import { syncFolders } from '../domains/chat/folders/folder-rows.ts'
import { loadEmoji } from '../domains/chat/messages/emoji-store.ts'
import { prepareIncoming } from '../domains/chat/messages/incoming.ts'
import { openOutbox } from '../domains/chat/outbox/outbox-store.ts'
import { takeUpReplies } from '../domains/chat/outbox/take-up-replies.ts'
import { loadStickers } from '../domains/chat/stickers/sticker-store.ts'
import { checkPending } from '../domains/friends/friend-lists.ts'
import { followOnlineFriends } from '../domains/friends/online.ts'
import { ignoreQuietly } from '../platform/server/call-failure.ts'
import { call } from '../platform/server/client.ts'
import { holdConnection } from '../platform/server/connection.ts'
import { isSiteKnown } from '../platform/server/platform-info.ts'
import { recordError } from '../platform/server/request-log.ts'
import { listenToSocket, socket } from '../platform/server/socket.ts'
import type { LocalDatabase } from '../platform/storage/local-database.ts'
import { retellSettings } from '../shared/conversations/change-conversation.ts'
import { holdGroupWatches } from '../shared/online/group-watch.ts'
import { createDeviceStore } from './device-store.ts'
import { reloadPlatform } from './shared-effects.ts'
import { handleTransient } from './transient-effects.ts'

/** Holds the device's connection: the socket, the sync into the local database, and the outbox. The returned function ends
 *  all three and resolves when the database is quiet. */
export const beginConnection = (database: LocalDatabase): (() => Promise<void>) => {
  const sync = startLiveSync({
    store: createDeviceStore(database),
    send: socket.send,
    call,
    onError: recordError,
    onTransient: (frame) => handleTransient(database, frame),
  })
  const handleGroupFrame = createGroupBatches(sync.onFrame, { nowMs: () => performance.now(), later: setTimeout })
  const watches = holdGroupWatches(socket.send)
  const stopTyping = holdTyping(socket.send)
  const stopListening = listenToSocket({
    onHello: () => {
      sync.onHello()
      watches.onHello()
      retellRead(database).catch(recordError)
      retellSettings(database).catch(recordError)
      checkPending(database).catch(ignoreQuietly)
      syncDrafts(database).catch(ignoreQuietly)
      syncFolders(database).catch(ignoreQuietly)
    },
    onFrame: (frame) => (isStateful(frame) && isGroup(frame.stream) ? handleGroupFrame(frame) : sync.onFrame(frame)),
    onState: sync.onState,
  })
  const stopReading = onReading(sync.focus)
  const refreshWithPage = (): void => {
    if (document.visibilityState === 'visible') sync.refresh()
  }
  document.addEventListener('visibilitychange', refreshWithPage)
  const outbox = openOutbox(database)
  outbox.catch(recordError)
  const stopReplies = takeUpReplies(database)
  prepareIncoming()
  loadEmoji(database).catch(ignoreQuietly)
  loadStickers(database).catch(ignoreQuietly)
  // The start asks for it (S-12); where its answer was lost, or a visit begins on an inner screen, money would have no sign.
  if (!isSiteKnown()) reloadPlatform()
  const stopOnline = followOnlineFriends(database)
  const stopDrafts = holdDrafts()
  const disconnect = holdConnection()

  return async () => {
    document.removeEventListener('visibilitychange', refreshWithPage)
    stopReading()
    stopOnline()
    watches.stop()
    stopTyping()
    stopDrafts()
    stopListening()
    disconnect()
    stopReplies()
    await sync.stop()
    ;(await outbox).stop()
  }
}
