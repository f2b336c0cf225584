import type { SyncStore } from '@cliffhanger/client/sync/sync-store.ts'
import type { StatefulFrame } from '@cliffhanger/contract/event.ts'
import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import { removeConversation } from '../domains/chat/conversations/conversation-store.ts'
import { loadFirstSync, storeConversationLooks, storeFirstSync } from '../domains/chat/conversations/first-sync.ts'
import { chatEffects, cutConversation, noteChatHeads } from '../domains/chat/effects/chat-effects.ts'
import { loadFolders, storeFolders } from '../domains/chat/folders/folder-rows.ts'
import { forgetHistory } from '../domains/chat/history/history-answers.ts'
import { friendEffects } from '../domains/friends/friend-effects.ts'
import { loadFriendLists, storeFriendLists } from '../domains/friends/friend-lists.ts'
import { membershipEffects, reloadMembership } from '../domains/membership/membership-effects.ts'
import { noticeEffects, reloadNotices } from '../domains/notices/notice-effects.ts'
import { reloadWallet, walletEffects } from '../domains/wallet/wallet-effects.ts'
import type { LocalDatabase } from '../platform/storage/local-database.ts'
import type { EffectContext, StreamEffect } from '../platform/storage/stream-effects.ts'
import { reloadAccount, reloadFurther, reloadPlatform, sharedEffects } from './shared-effects.ts'
import { createStreamCursors } from './stream-cursors.ts'

/** Asks again for what the member's own stream tells, wherever it is shown. */
const reloadOwn = (afterwards: EffectContext['afterwards']): void => {
  for (const reload of [reloadAccount, reloadWallet, reloadMembership, reloadNotices, reloadFurther]) afterwards(reload)
}

/** What the events of streams do here, by their action. */
export const streamEffects: ReadonlyMap<string, StreamEffect> = new Map(
  [...chatEffects, ...friendEffects, ...walletEffects, ...noticeEffects, ...membershipEffects, ...sharedEffects].map(
    (each): [string, StreamEffect] => [each.action, each],
  ),
)

const isConversation = (stream: string): boolean => /^[pg]_/.test(stream)

/** The store of a signed-in device: every event takes effect in one transaction with the cursor of its stream. */
export const createDeviceStore = (database: LocalDatabase): SyncStore => {
  const myId = database.userId
  const streamCursors = createStreamCursors(database)

  /** One transaction; what it sets off outside of the database runs once it is stored. */
  const change = async <Result>(work: (context: EffectContext) => Promise<Result>): Promise<Result> => {
    const actions: (() => void)[] = []
    const result = await database.write(() => work({ database, myId, afterwards: (action) => actions.push(action) }))
    for (const action of actions) action()
    return result
  }

  const applyAll = async (context: EffectContext, events: readonly StatefulFrame[]): Promise<void> => {
    for (const { action, data, seq } of events) await streamEffects.get(action)?.apply(context, data, seq)
  }

  /** Loads what the user's own stream can no longer tell. */
  const reloadLists = async (stream: string, cursor: number): Promise<void> => {
    const [sync, friends, folders] = await Promise.all([loadFirstSync(), loadFriendLists(), loadFolders()])
    await change(async ({ afterwards }) => {
      await storeFriendLists(database, friends)
      await storeFolders(database, folders)
      await storeConversationLooks(database, sync, myId)
      await streamCursors.save(new Map([[stream, cursor]]))
      reloadOwn(afterwards)
    })
  }

  return {
    load: streamCursors.load,

    firstLoad: async (rows: readonly HeadRow[]) => {
      const [sync, friends, folders] = await Promise.all([loadFirstSync(), loadFriendLists(), loadFolders()])
      return change(async ({ afterwards }) => {
        await storeFriendLists(database, friends)
        await storeFolders(database, folders)
        const ofConversations = await storeFirstSync(database, sync, myId)
        const ofOthers = rows
          .filter(({ stream }) => !isConversation(stream))
          .map(({ stream, seq }) => [stream, seq] as const)
        const cursors = new Map([...ofConversations, ...ofOthers])
        await streamCursors.save(cursors)
        // What the first screens asked for is older than these heads, and no event will tell what changed in between.
        reloadOwn(afterwards)
        return cursors
      })
    },

    apply: (events, cursors) =>
      change(async (context) => {
        await applyAll(context, events)
        await streamCursors.save(cursors)
      }),

    reset: async (stream, events, cursor) => {
      if (stream.startsWith('u_')) return reloadLists(stream, cursor)
      await change(async (context) => {
        if (isConversation(stream)) {
          await cutConversation(context, stream, events, cursor)
          context.afterwards(() => void forgetHistory(stream))
        } else {
          context.afterwards(reloadPlatform)
          context.afterwards(reloadNotices)
        }
        await applyAll(context, events)
        await streamCursors.save(new Map([[stream, cursor]]))
      })
    },

    forget: (streams) =>
      change(async () => {
        for (const stream of streams) await removeConversation(database, stream)
        await database.cursors.bulkDelete([...streams])
      }),

    noteHeads: async (rows) => {
      await change((context) => noteChatHeads(context, rows))
      streamCursors.noteHeads(rows)
    },

    saveCursor: streamCursors.saveMark,
  }
}
