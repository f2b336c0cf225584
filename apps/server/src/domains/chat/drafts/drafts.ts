import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { draftSaved, draftsListed } from '@cliffhanger/contract/chat/drafts.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { privatePair } from '../../../platform/realtime/stream-names.ts'
import { pushTransient } from '../../../platform/realtime/streams.ts'
import { groupOf } from '../group/group-stream.ts'
import { findConversation } from '../queries/conversations.ts'
import { getDraft, listDraftsOf, upsertDraft } from '../queries/drafts.ts'

/** S-119: keeps a draft unless a newer one is there, and answers the newest. A clock that goes fast is set back to the server's: it would
 *  win for ever. Refuses 4002 where the member is in no such conversation. */
export const saveDraft: Handler<typeof chatCalls.saveDraft> = async (context, input) => {
  const { db, caller, clock } = context
  if (!(await isIn(context, input.conversation_id))) refuse('notFound')
  const isEmpty = input.text.trim() === '' && input.ref_msg_id === 0
  const draft = { ...input, text: isEmpty ? '' : input.text, saved_ms: Math.min(input.saved_ms, clock()) }
  if (await upsertDraft(db, caller.userId, draft)) pushTransient(context, caller.userId, draftSaved, draft)
  return getDraft(db, caller.userId, input.conversation_id)
}

export const listDrafts: Handler<typeof chatCalls.listDrafts> = async ({ db, caller }) => ({
  list: await listDraftsOf(db, caller.userId, draftsListed),
})

const isIn = async ({ db, caller: { userId } }: CallContext<'bearer'>, conversation: string): Promise<boolean> => {
  const pair = privatePair(conversation)
  const peerId = pair?.includes(userId) ? pair.find((id) => id !== userId) : undefined
  const targetId = pair ? peerId : groupOf(conversation)
  if (targetId === undefined) return false
  return (await findConversation(db, userId, pair ? 'private' : 'group', targetId)) !== undefined
}
