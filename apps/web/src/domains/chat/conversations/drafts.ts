import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { databaseOf, type LocalDatabase, useStored } from '../../../platform/storage/local-database.ts'

/** What was typed in a conversation and not sent. */
export interface Draft {
  readonly text: string
  /** The message it answers; 0 = none. */
  readonly replyTo: number
}

/** Keeps a draft over reloads; an empty one is forgotten. */
export const saveDraft = (myId: number, conversation: string, { text, replyTo }: Draft): void => {
  const { drafts } = databaseOf(myId)
  const save = async (): Promise<void> => {
    if (text.trim() === '' && replyTo === 0) await drafts.delete(conversation)
    else await drafts.put({ conversation_id: conversation, text, ref_msg_id: replyTo })
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
