import { ignoreQuietly } from '../../../../platform/server/call-failure.ts'
import { serverNowMs } from '../../../../platform/server/server-clock.ts'
import { databaseOf, type LocalDatabase, useStored } from '../../../../platform/storage/local-database.ts'
import { pushDraft } from './draft-sync.ts'

/** What was typed in a conversation and not sent. */
export interface Draft {
  readonly text: string
  /** The message it answers; 0 = none. */
  readonly replyTo: number
}

/** Keeps a draft over reloads and for the other devices (S-119). An empty one stays until the account knows of it. */
export const saveDraft = (myId: number, conversation: string, { text, replyTo }: Draft): void => {
  const database = databaseOf(myId)
  const isEmpty = text.trim() === '' && replyTo === 0
  const save = async (): Promise<void> => {
    const isChanged = await database.transaction('rw', database.drafts, async () => {
      const row = await database.drafts.get(conversation)
      // A chat that is opened shows its draft; nobody typed it again.
      if ((row?.text ?? '') === (isEmpty ? '' : text) && (row?.ref_msg_id ?? 0) === replyTo) return false
      const saved_ms = Math.max(Math.floor(serverNowMs()), (row?.saved_ms ?? 0) + 1)
      const typed = { text: isEmpty ? '' : text, ref_msg_id: replyTo }
      await database.drafts.put({ conversation_id: conversation, ...typed, saved_ms })
      return true
    })
    if (isChanged) pushDraft(database, conversation, isEmpty ? 0 : undefined)
  }
  save().catch(ignoreQuietly)
}

export const readDraft = async (database: LocalDatabase, conversation: string): Promise<Draft> => {
  const row = await database.drafts.get(conversation)
  return { text: row?.text ?? '', replyTo: row?.ref_msg_id ?? 0 }
}

const none: ReadonlyMap<string, string> = new Map()

/** All drafts by conversation, for the chat list. */
export const useDrafts = (): ReadonlyMap<string, string> =>
  useStored(async (database): Promise<ReadonlyMap<string, string>> => {
    const rows = await database.drafts.toArray()
    return new Map(rows.map(({ conversation_id, text }) => [conversation_id, text]))
  }) ?? none
