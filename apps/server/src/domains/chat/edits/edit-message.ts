import type { CallData, CallInput } from '@cliffhanger/contract/call.ts'
import type { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { chatEvents } from '@cliffhanger/contract/chat/events.ts'
import { reviewStates } from '@cliffhanger/contract/chat/states.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Content } from '@cliffhanger/rules/chat/content.ts'
import { hasText, withText } from '@cliffhanger/rules/chat/edits.ts'
import type { Link } from '@cliffhanger/rules/chat/links.ts'
import { maySend, needsReview } from '@cliffhanger/rules/groups/policy.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { privateStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents } from '../../../platform/realtime/streams.ts'
import { refusalDetails } from '../group/acting-member.ts'
import { lockGroupConversation, presentMessage } from '../group/group-actions.ts'
import { appendGroupEvents, groupStream } from '../group/group-stream.ts'
import type { LinkTools } from '../links/attach-link.ts'
import type { ChatNeeds } from '../needs.ts'
import { findConversation, listHiding } from '../queries/conversations.ts'
import { storeEdit } from '../queries/edits.ts'
import { findGroupConversation, listUnseeing } from '../queries/group-messages.ts'
import { findActingMembers } from '../queries/group-state.ts'
import { findMessage, lockStream, type MessageRow } from '../queries/messages.ts'
import { findSide } from '../queries/sides.ts'
import { type EditedPlace, editedData } from './edited-frame.ts'
import { previewAdded } from './preview-added.ts'

type Input = CallInput<typeof chatCalls.editMessage>
type Answer = CallData<typeof chatCalls.editMessage>

/** S-116: changes what my own message says, while it may be unsent. The same words again change nothing. */
export const editMessage =
  (
    domains: Pick<ChatNeeds, 'session' | 'translation' | 'uploads'>,
    links: LinkTools,
  ): Handler<typeof chatCalls.editMessage> =>
  async (context, input) => {
    const added = await previewAdded(links, context, input)
    const windowMs = (await domains.session.platform()).withdraw_seconds * 1000
    const edit = input.chat_type === 'group' ? editInGroup : editInPrivate
    return context.db.transaction((tx) => edit({ ...context, tx, windowMs, added, ...domains }, input), {
      retries: 3,
    })
  }

interface EditContext extends CallContext<'bearer'> {
  readonly tx: Db
  readonly windowMs: number
  readonly translation: ChatNeeds['translation']
  readonly uploads: ChatNeeds['uploads']
  /** The preview of an address that comes into the text. */
  readonly added: Link | undefined
}

/** What the message says from now on; undefined where it says so already. Refuses 5023 for another's, an old one, or one without a text. */
function contentAfter(
  { caller, clock, windowMs, added }: EditContext,
  row: MessageRow,
  text: string,
): Content | undefined {
  if (row.sender_id !== caller.userId || !hasText(row.msg_type)) return refuse('cannotEditMessage')
  const content = withText(row.msg_type, row.content_text, text, added) ?? refuseField('text')
  if (content.contentText === row.content_text) return undefined
  return clock() - row.created_ms > windowMs ? refuse('cannotEditMessage') : content
}

async function store(
  { tx, clock, uploads, added }: EditContext,
  row: MessageRow,
  content: Content,
): Promise<MessageRow> {
  const picture = added && content.fileKeys.includes(added.image) ? added.image : ''
  if (picture !== '' && !(await uploads.holdFiles(tx, [picture])).has(picture)) refuse('fileNotUploaded')
  const nowMs = clock()
  const mentions = row.chat_type === 'group' ? content.mentions.map((whom) => (whom === 'all' ? 0 : whom)) : []
  await storeEdit(tx, row, { contentText: content.contentText, mentions, picture, nowMs })
  return { ...row, content_text: content.contentText, edited_ms: nowMs }
}

const answerOf = (row: MessageRow): Answer => ({
  msg_id: row.msg_id,
  content_text: row.content_text,
  edit_time: toSeconds(row.edited_ms ?? row.created_ms),
})

async function editInPrivate(context: EditContext, { target_id, msg_id, text }: Input): Promise<Answer> {
  const { tx, caller, translation } = context
  const conversation = (await findConversation(tx, caller.userId, 'private', target_id)) ?? refuse('messageGone')
  await lockStream(tx, conversation.stream_id)
  const reach = (await findSide(tx, caller.userId, target_id))?.reach
  if (reach !== 'open') refuse(reach === 'blacklisted' ? 'blacklisted' : 'notFriends')
  const row = await findMessage(tx, conversation.stream_id, msg_id)
  if (!row || row.is_gone) return refuse('messageGone')
  const content = contentAfter(context, row, text)
  if (!content) return answerOf(row)
  const edited = await store(context, row, content)
  const { stream } = conversation
  const place: EditedPlace = {
    conversation_id: stream,
    chat_type: 'private',
    target_id,
    msg_id,
    msg_seq: row.seq,
  }
  const unseenBy = await listHiding(tx, conversation.stream_id, row.seq)
  await appendEvents(context, tx, [
    { stream, action: chatEvents.edited.action, data: place, shownAs: editedData(place, edited), unseenBy },
  ])
  tx.afterCommit(() =>
    translation.afterStored({
      messageId: msg_id,
      stream: privateStream(caller.userId, target_id),
      senderId: caller.userId,
      targetId: target_id,
      messageType: row.msg_type,
      contentText: edited.content_text,
    }),
  )
  return answerOf(edited)
}

/** Whoever may not send there what the message will say does not write it there by editing either; where messages are reviewed, what was
 *  approved stays as it was. */
async function editInGroup(context: EditContext, { target_id: groupId, msg_id, text }: Input): Promise<Answer> {
  const { tx, caller } = context
  if (!(await findGroupConversation(tx, caller.userId, groupId))) refuse('notGroupMember')
  const conversation = await lockGroupConversation(tx, caller.userId, groupId)
  const { group, role } = conversation
  const row = await presentMessage(tx, conversation, msg_id)
  // That somebody else's waits for review, or was rejected, is told by nothing.
  if (row.review !== reviewStates.approved) refuse(row.sender_id === caller.userId ? 'groupForbids' : 'messageGone')
  const content = contentAfter(context, row, text)
  if (!content) return answerOf(row)
  const me = (await findActingMembers(tx, groupId, [caller.userId], context.clock())).get(caller.userId)
  const refusal =
    maySend(group, me, {
      kinds: content.kinds,
      mentionsAll: content.mentions.includes('all'),
    }) ?? (needsReview(group, role) ? 'groupForbids' : undefined)
  if (refusal) refuse(refusal, refusalDetails(refusal, me))
  const edited = await store(context, row, content)
  const place: EditedPlace = {
    conversation_id: groupStream(groupId),
    chat_type: 'group',
    target_id: groupId,
    msg_id,
    msg_seq: row.seq,
  }
  await appendGroupEvents(context, tx, groupId, [
    {
      action: chatEvents.edited.action,
      data: place,
      shownAs: { most: editedData(place, edited), some: [] },
      unseenBy: await listUnseeing(tx, group, row.seq),
    },
  ])
  return answerOf(edited)
}
