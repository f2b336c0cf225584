import type { Notice } from '@cliffhanger/rules/chat/preview.ts'
import type { Translate } from '../../../platform/texts.ts'

/** Names a notice lists before it stops. */
const namesMax = 8

/** What the server tells, in the language of the device; in the server's words where this version does not know the act. */
export const wordNotice = ({ action, operator_name: name, members, text }: Notice, t: Translate): string => {
  const shown = members.slice(0, namesMax).map(({ nick_name }) => nick_name)
  const names = shown.join(t('chat.nameSeparator')) + (members.length > namesMax ? '…' : '')
  switch (action) {
    case 'friends':
      return t('chat.friendsNotice')
    case 'group_created':
      return t('chat.groupCreatedNotice', { name })
    case 'group_invited':
      return name === '' ? text : t('chat.invitedNotice', { name, members: names })
    case 'group_joined':
      return t('joining.cameNotice', { name })
    case 'group_removed':
      return t('chat.removedNotice', { name, members: names })
    case 'group_transferred':
      return t('chat.handedOverNotice', { name, members: names })
    case 'group_notice':
      return t('chat.noticeChangedNotice', { name })
    case 'support_closed':
      return t('support.closed')
    default:
      return text
  }
}
