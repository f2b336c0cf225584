import type { MessageType } from '@cliffhanger/contract/chat/schemas.ts'
import type { PushNotice } from '@cliffhanger/contract/push/schemas.ts'
import { languageOf } from '@cliffhanger/i18n/languages.ts'
import { type MessageName, messageText } from '@cliffhanger/i18n/server-texts.ts'
import { lineOf } from '@cliffhanger/rules/chat/preview.ts'
import { isSilent } from '@cliffhanger/rules/chat/silent.ts'
import { noticeOf } from '@cliffhanger/rules/push/notice.ts'
import type { MessageToNotify, Target } from './queries/targets.ts'

const labels: Readonly<Record<MessageType, MessageName | undefined>> = {
  text: undefined,
  image: 'pushPhoto',
  video: 'pushVideo',
  audio: 'pushVoice',
  mixed: 'pushPhoto',
  r_p: 'pushTransfer',
  b_c: 'pushCard',
  poll: 'pushPoll',
  sticker: 'pushSticker',
  sys_notice: undefined,
}

/** The notification of a message in the language of the one who is told. */
export function presentMessage(message: MessageToNotify, target: Target, unread: number): PushNotice {
  const line = lineOf(message)
  const label = labels[message.msg_type] ?? (line === '' ? 'pushMessage' : undefined)
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
  })
}
