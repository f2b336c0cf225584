import type { Presence } from '../../platform/realtime/presence.ts'
import type { AccountDomain } from '../account/index.ts'
import type { ChatDomain } from '../chat/index.ts'
import type { NoticesDomain } from '../notices/index.ts'
import type { SessionDomain } from '../session/index.ts'
import type { UploadsDomain } from '../uploads/index.ts'

/** What groups need of their neighbours. */
export interface GroupsNeeds {
  readonly account: Pick<AccountDomain, 'findShowingOnline' | 'demandProof'>
  readonly chat: Pick<ChatDomain, 'postGroupNotice' | 'eraseMessagesOf'>
  readonly notices: Pick<NoticesDomain, 'write' | 'notify'>
  readonly session: Pick<SessionDomain, 'platform'>
  readonly gateway: { readonly presence: Pick<Presence, 'isOnline'> }
  readonly uploads: Pick<UploadsDomain, 'findAvatar'>
}
