import type { ChatNeeds, ShownMessage } from './needs.ts'

/** Has everybody hear of a message that was stored, or approved, just now, after the commit; returns at once, never throws. */
export function messageShown(
  { push, translation, rewards }: Pick<ChatNeeds, 'push' | 'translation' | 'rewards'>,
  message: ShownMessage,
): void {
  push.notifyMessage(message)
  rewards.countMessage(message.senderId)
  if (message.kind === 'private') translation.afterStored(message)
}
