import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/http/refusal.ts'

/** Refuses 5006, in words of its own, where the group would have more members than the platform allows (C-48). */
export function checkRoom(
  { settings, language }: Pick<CallContext, 'settings' | 'language'>,
  total: number,
  newcomers: number,
): void {
  const limit = settings.GROUP_MEMBER_LIMIT
  if (total + newcomers > limit) refuse('groupForbids', { limit }, messageText(language, 'groupFull', { limit }))
}
