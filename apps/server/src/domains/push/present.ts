import type { PushActions, PushNotice } from '@cliffhanger/contract/push/schemas.ts'
import { languageOf } from '@cliffhanger/i18n/languages.ts'
import { type MessageName, messageText } from '@cliffhanger/i18n/server-texts.ts'
import { type LineKind, lineKindOf, lineOf } from '@cliffhanger/rules/chat/preview.ts'
import { isSilent } from '@cliffhanger/rules/chat/silent.ts'
import { mayReply, noticeOf } from '@cliffhanger/rules/push/notice.ts'
import type { MessageToNotify, Target } from './queries/targets.ts'

const labels: Readonly<Record<LineKind, MessageName | undefined>> = {
  text: undefined,
  image: 'pushPhoto',
  video: 'pushVideo',
  loop: 'pushLoop',
  audio: 'pushVoice',
  mixed: 'pushPhoto',
  r_p: 'pushTransfer',
  b_c: 'pushCard',
  poll: 'pushPoll',
  sticker: 'pushSticker',
  sys_notice: undefined,
}

/** What is done from the notification itself (S-150); what is answered in a group is named. */
const actionsOf = (message: MessageToNotify, target: Target, key: string): PushActions => {
  const { speaking, group_id, sender_id } = message
  const say = (name: MessageName) => messageText(languageOf(target.language), name)
  const place = speaking ? { group: speaking, member: target } : { isOpen: target.is_open }
  return {
    key,
    user_id: target.user_id,
    target_id: group_id ?? sender_id,
    ref_msg_id: group_id === null ? 0 : message.msg_id,
    read: say('pushRead'),
    ...(mayReply(place) && {
      reply: {
        label: say('pushReply'),
        hint: say('pushReplyHint'),
        waits: say('pushReplyWaits'),
        failed: say('pushReplyFailed'),
      },
    }),
  }
}

/** The notification of a message in the language of the one who is told. */
export function presentMessage(
  message: MessageToNotify,
  target: Target,
  { unread, key }: { readonly unread: number; readonly key: string },
): PushNotice {
  const line = lineOf(message)
  const label = labels[lineKindOf(message)] ?? (line === '' ? 'pushMessage' : undefined)
  return noticeOf({
    stream: message.stream,
    senderId: message.sender_id,
    senderName: target.remark || message.group_nickname || message.nick_name,
    senderIcon: message.avatar_url,
    ...(message.group_id !== null && {
      group: { groupId: message.group_id, name: message.group_name, icon: message.group_icon },
    }),
    label: label === undefined ? '' : messageText(languageOf(target.language), label),
    line,
    unread,
    isSilent: target.is_silent || isSilent(message.content_text),
    actions: actionsOf(message, target, key),
  })
}
