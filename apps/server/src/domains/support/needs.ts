import type { AccountDomain } from '../account/index.ts'
import type { ChatDomain } from '../chat/index.ts'

/** What customer service needs of its neighbours. */
export interface SupportNeeds {
  readonly account: Pick<AccountDomain, 'findLanguageOf'>
  readonly chat: Pick<ChatDomain, 'postOnce' | 'postNotice' | 'read'>
}
