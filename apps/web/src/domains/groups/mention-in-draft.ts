import { mentionOf } from '@cliffhanger/rules/chat/mentions.ts'
import { databaseOf } from '../../platform/storage/local-database.ts'

interface Mentioned {
  readonly id: number | 'all'
  readonly name: string
}

/** Adds mentions to what I am writing to a group and have not sent; the chat shows it when it opens. */
export const mentionInDraft = async (myId: number, groupId: number, people: readonly Mentioned[]): Promise<void> => {
  const database = databaseOf(myId)
  const conversation_id = `g_${groupId}`
  const mentions = people.map(({ id, name }) => `${mentionOf(name, id)} `).join('')
  await database.transaction('rw', database.drafts, async () => {
    const draft = await database.drafts.get(conversation_id)
    // Typing @ led here: the mention takes its place.
    const before = (draft?.text ?? '').replace(/@$/, '')
    await database.drafts.put({ conversation_id, ref_msg_id: draft?.ref_msg_id ?? 0, text: before + mentions })
  })
}
