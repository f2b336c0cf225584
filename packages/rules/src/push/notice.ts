import { paths } from '@cliffhanger/contract/client-paths.ts'
import type { GroupRole } from '@cliffhanger/contract/groups/schemas.ts'
import type { PushActions, PushNotice } from '@cliffhanger/contract/push/schemas.ts'
import { kindAndWords } from '../chat/kind-and-words.ts'
import { isAdministrator, maySpeak, type SpeakingRules } from '../groups/policy.ts'

/** A message and its conversation, as the one who is told of it sees them. */
export interface NotifiedMessage {
  /** Name of the conversation's stream. */
  readonly stream: string
  readonly senderId: number
  /** The reader's own name for the sender, else the sender's name in the group, else the sender's own name. */
  readonly senderName: string
  readonly senderIcon: string
  /** Where it is a group's. */
  readonly group?: { readonly groupId: number; readonly name: string; readonly icon: string }
  /** What kind it is in words, '' where the line says it all. */
  readonly label: string
  /** Its words on one line. */
  readonly line: string
  readonly unread: number
  readonly isSilent: boolean
  /** What is done from the notification itself. */
  readonly actions: PushActions
}

/** Where somebody would reply: to a person who may be written to or not, or to a group. */
export type ReplyPlace =
  | { readonly isOpen: boolean }
  | {
      readonly group: SpeakingRules & { readonly slow_seconds: number }
      readonly member: { readonly role: GroupRole; readonly is_muted: boolean }
    }

/** S-150: whether a reply from the notification can go out at once; whoever may have to wait writes in the chat. */
export const mayReply = (place: ReplyPlace): boolean =>
  'group' in place
    ? maySpeak(place.group, place.member) === undefined &&
      (place.group.slow_seconds === 0 || isAdministrator(place.member.role))
    : place.isOpen

/** What the icon of the app shows at most. */
const mostBadge = 99

/** The notification of a message: who wrote it, and its beginning. */
export function noticeOf({ stream, group, label, line, ...notified }: NotifiedMessage): PushNotice {
  const words = kindAndWords(label, line)
  const shared = {
    badge: Math.min(notified.unread, mostBadge),
    tag: stream,
    silent: notified.isSilent ? 1 : 0,
    actions: notified.actions,
  } as const
  return group
    ? {
        type: 'group_msg',
        title: group.name,
        body: `${notified.senderName}: ${words}`,
        icon: group.icon || notified.senderIcon,
        link: `/#${paths.groupChat}?group_id=${group.groupId}`,
        ...shared,
      }
    : {
        type: 'private_msg',
        title: notified.senderName,
        body: words,
        icon: notified.senderIcon,
        link: `/#${paths.chat}?friend_idx=${notified.senderId}`,
        ...shared,
      }
}

/** What the platform tells a member, in the member's language. */
interface NotifiedNotice {
  readonly noticeId: number
  readonly title: string
  readonly summary: string
  /** Unread messages, as with every notification. */
  readonly unread: number
  readonly isSilent: boolean
}

/** Systems show a few lines, and push services take 4 kB. */
const mostCharacters = 200

/** The notification of a notice: its title, the beginning of its summary, and the way to all of it. */
export const notificationOf = ({ noticeId, title, summary, unread, isSilent }: NotifiedNotice): PushNotice => ({
  type: 'notice',
  title,
  body: beginningOf(summary),
  icon: '',
  link: `/#${paths.messageDetail}?kind=notice&id=${noticeId}`,
  badge: Math.min(unread, mostBadge),
  tag: `notice_${noticeId}`,
  silent: isSilent ? 1 : 0,
})

const beginningOf = (text: string): string => {
  const characters = [...text]
  return characters.length > mostCharacters ? `${characters.slice(0, mostCharacters - 1).join('')}…` : text
}

/** A member gets a push while none of their devices is connected, and on a device whose page nobody looks at. */
export const isAway = ({ isOnline, isHidden }: { isOnline: boolean; isHidden: boolean }): boolean =>
  !isOnline || isHidden
