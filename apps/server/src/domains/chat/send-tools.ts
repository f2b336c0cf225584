import type { ServerContext } from '../../context.ts'
import type { ChatNeeds } from './needs.ts'
import type { SendBudget } from './send-budget.ts'
import type { SenderCards } from './sender-cards.ts'

/** What taking messages in needs, in conversations of two and in groups. */
export interface SendTools {
  readonly domains: Pick<ChatNeeds, 'push' | 'rewards' | 'translation' | 'uploads' | 'support'>
  readonly context: ServerContext
  readonly cards: SenderCards
  /** One budget for everything the member sends. */
  readonly budget: SendBudget
}
