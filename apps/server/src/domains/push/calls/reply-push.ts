import type { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import { readContent } from '@cliffhanger/rules/chat/content.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuseField } from '../../../platform/http/refusal.ts'
import { notifiedOf, readNotified } from '../acting.ts'
import type { ActionKeys } from '../action-keys.ts'
import type { PushNeeds } from '../needs.ts'

/** S-150: answers the message of a notification with words, as its member would from the chat: once per local_id, under which the app sends what it
 *  finds waiting, and with the same refusals. Whoever answers has read. */
export const replyPush =
  (domains: PushNeeds, keys: ActionKeys): Handler<typeof pushCalls.replyPush> =>
  async ({ db, address }, { key, local_id: localId, content_text }) => {
    const notified = await notifiedOf(db, keys, key)
    const { user_id: senderId, sender_id: peerId, group_id: groupId, msg_id, is_friend } = notified
    const content = readContent('text', content_text) ?? refuseField('content_text')
    if (content.link) refuseField('content_text')
    const shared = { senderId, localId, messageType: 'text', ip: address } as const
    if (groupId !== null) await domains.chat.sendToGroup({ ...shared, groupId, content, refMessageId: msg_id })
    else
      await domains.chat.send({
        ...shared,
        peerId,
        chatType: is_friend ? 'private' : 'temp_private',
        contentText: content.contentText,
        refMessageId: 0,
        fileKeys: [],
      })
    return readNotified(domains, db, notified)
  }
