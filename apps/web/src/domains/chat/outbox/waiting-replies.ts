import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { sendAgainAfter } from '@cliffhanger/rules/chat/send-again.ts'
import { textContent } from '@cliffhanger/rules/chat/text-content.ts'
import type { Replies, WaitingReply } from '../../../platform/push/replies.ts'
import type { OutboxRow } from '../storage/rows.ts'

const storeName = 'outbox'

/** The member's database, which the app made; undefined where there is none. The service worker has no room for the library that pages open it with,
 *  and must not make one of its own. */
const openStored = (userId: number): Promise<IDBDatabase | undefined> =>
  new Promise((resolve) => {
    const request = indexedDB.open(`cliffhanger-${userId}`)
    request.addEventListener('upgradeneeded', () => request.transaction?.abort())
    request.addEventListener('error', () => resolve(undefined))
    request.addEventListener('success', () => {
      const { result } = request
      if (result.objectStoreNames.contains(storeName)) return resolve(result)
      result.close()
      resolve(undefined)
    })
  })

/** Does something in the outbox and waits until it is written; undefined where there is no outbox. */
const inOutbox = async <Result>(
  userId: number,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> => {
  const database = await openStored(userId)
  if (!database) return undefined
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const request = work(transaction.objectStore(storeName))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('nothing was written')))
    })
  } finally {
    database.close()
  }
}

const rowOf = (userId: number, localId: string): Promise<OutboxRow | undefined> =>
  inOutbox<OutboxRow | undefined>(userId, 'readonly', (store) => store.index('local_id').get(localId))

/** Replies from notifications wait in the outbox like any message (S-150): the app shows and sends them, too, and the server stores each once. */
export const waitingReplies: Replies = {
  contentOf: textContent,
  mayPass: (refusalCode) => sendAgainAfter({ refusalCode }, { attempts: 1, ageMs: 0, random: 0 }) !== undefined,
  async add({ localId, contentText, tag, user_id, target_id, ref_msg_id, key }) {
    const nowMs = Date.now()
    const row: OutboxRow = {
      local_id: localId,
      conversation_id: tag,
      target_id,
      msg_type: 'text',
      content_text: contentText,
      ref_msg_id,
      create_time: toSeconds(nowMs),
      asked_ms: nowMs,
      state: 'loading',
      refusal_code: 0,
      notification_key: key,
    }
    return (await inOutbox(user_id, 'readwrite', (store) => store.add(row))) !== undefined
  },
  async list(userId) {
    const rows = (await inOutbox<OutboxRow[]>(userId, 'readonly', (store) => store.getAll())) ?? []
    return rows.flatMap(({ notification_key, state, ...row }): WaitingReply[] =>
      notification_key && state === 'loading'
        ? [
            {
              key: notification_key,
              localId: row.local_id,
              contentText: row.content_text,
              tag: row.conversation_id,
            },
          ]
        : [],
    )
  },
  async remove(userId, localId) {
    const row = await rowOf(userId, localId)
    if (row?.order !== undefined) {
      const { order } = row
      await inOutbox(userId, 'readwrite', (store) => store.delete(order))
    }
  },
  async refuse(userId, localId, code) {
    const row = await rowOf(userId, localId)
    if (row) await inOutbox(userId, 'readwrite', (store) => store.put({ ...row, state: 'failed', refusal_code: code }))
  },
}
