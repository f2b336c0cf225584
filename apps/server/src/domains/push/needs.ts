import type { Presence } from '../../platform/realtime/presence.ts'
import type { ChatDomain } from '../chat/index.ts'
import type { NoticesDomain } from '../notices/index.ts'

/** What pushing needs of its neighbours. */
export interface PushNeeds {
  readonly gateway: { readonly presence: Pick<Presence, 'isOnline'> }
  readonly chat: Pick<ChatDomain, 'unreadTotals' | 'send' | 'sendToGroup' | 'read'>
  readonly notices: Pick<NoticesDomain, 'wordsOf'>
}
