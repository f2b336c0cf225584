import { Refused } from '@cliffhanger/client/call-error.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { type DraftData, draftSaved } from '@cliffhanger/contract/chat/drafts.ts'
import type { TransientFrame } from '@cliffhanger/contract/event.ts'
import { ignoreQuietly } from '../../../../platform/server/call-failure.ts'
import { call } from '../../../../platform/server/client.ts'
import type { LocalDatabase } from '../../../../platform/storage/local-database.ts'
import type { DraftRow } from '../../storage/rows.ts'

// Drafts of the account and those of this device (S-119): the newest by the time it was typed stays on both.

/** The last letter was typed this long ago. */
const quietMs = 1000

const waiting = new Map<string, { readonly timer: ReturnType<typeof setTimeout>; readonly send: () => void }>()

const isEmpty = ({ text, ref_msg_id }: Pick<DraftRow, 'text' | 'ref_msg_id'>): boolean =>
  text === '' && ref_msg_id === 0

/** Saves the draft of a conversation to the account, one second after the last letter, or at once. What cannot be saved now is when the device
 *  is connected again. */
export const pushDraft = (database: LocalDatabase, conversation: string, afterMs = quietMs): void => {
  const key = `${database.userId} ${conversation}`
  clearTimeout(waiting.get(key)?.timer)
  const send = (): void => {
    clearTimeout(waiting.get(key)?.timer)
    waiting.delete(key)
    sendDraft(database, conversation).catch(ignoreQuietly)
  }
  waiting.set(key, { timer: setTimeout(send, afterMs), send })
}

/** Whoever leaves the page goes on at another device. */
const pushAll = (): void => {
  if (document.visibilityState === 'hidden') for (const { send } of [...waiting.values()]) send()
}

const sendDraft = async (database: LocalDatabase, conversation: string): Promise<void> => {
  const row = await database.drafts.get(conversation)
  if (!row) return
  const { text, ref_msg_id, saved_ms = 1 } = row
  try {
    const newest = await call(chatCalls.saveDraft, { conversation_id: conversation, text, ref_msg_id, saved_ms })
    await database.transaction('rw', database.drafts, () => settle(database, row, newest))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    // A conversation the account does not know: its draft is of this device alone, and an empty one is of nobody.
    if (isEmpty(row)) await database.drafts.where({ conversation_id: conversation }).filter(isEmpty).delete()
  }
}

/** The account answered what it has now; what was typed here meanwhile is newer. */
const settle = async (database: LocalDatabase, sent: DraftRow, newest: DraftData): Promise<void> => {
  const now = await database.drafts.get(sent.conversation_id)
  if (!now || now.saved_ms !== sent.saved_ms) return
  if (isEmpty(newest)) await database.drafts.delete(sent.conversation_id)
  else await database.drafts.put(newest)
}

const listeners = new Set<(draft: DraftData) => void>()

/** Hears what another device typed, once it is stored here. */
export const onTakenDraft = (listener: (draft: DraftData) => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const notify = (taken: readonly DraftData[]): void => {
  for (const draft of taken) for (const listener of listeners) listener(draft)
}

/** Takes drafts of other devices, unless this one has newer ones, and answers which; inside a transaction. */
const take = async (database: LocalDatabase, drafts: readonly DraftData[]): Promise<readonly DraftData[]> => {
  const taken: DraftData[] = []
  for (const draft of drafts) {
    const known = await database.drafts.get(draft.conversation_id)
    if (draft.saved_ms <= (known?.saved_ms ?? 0)) continue
    if (isEmpty(draft)) await database.drafts.delete(draft.conversation_id)
    else await database.drafts.put(draft)
    taken.push(draft)
  }
  return taken
}

export const handleDraft = async (database: LocalDatabase, frame: TransientFrame): Promise<void> => {
  const draft = draftSaved.data.safeParse(frame.data).data
  if (draft) notify(await database.transaction('rw', database.drafts, () => take(database, [draft])))
}

/** The device is connected: takes what others typed meanwhile, and saves what was typed here without a network. */
export const syncDrafts = async (database: LocalDatabase): Promise<void> => {
  const { list } = await call(chatCalls.listDrafts, {})
  const onAccount = new Map(list.map((draft) => [draft.conversation_id, draft.saved_ms]))
  const { taken, unsaved } = await database.transaction('rw', database.drafts, async () => {
    const newer = await take(database, list)
    const rows = await database.drafts.toArray()
    const isUnsaved = ({ conversation_id, saved_ms }: DraftRow): boolean =>
      saved_ms === undefined || saved_ms !== onAccount.get(conversation_id)
    return { taken: newer, unsaved: rows.filter(isUnsaved) }
  })
  notify(taken)
  for (const { conversation_id } of unsaved) await sendDraft(database, conversation_id)
}

/** Watches the page until the returned function is called. */
export const holdDrafts = (): (() => void) => {
  document.addEventListener('visibilitychange', pushAll)
  return () => document.removeEventListener('visibilitychange', pushAll)
}
