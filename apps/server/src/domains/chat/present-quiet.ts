import type { ChatSetting } from '@cliffhanger/contract/account/schemas.ts'
import { flagOf, toSeconds } from '@cliffhanger/contract/wire.ts'
import { isQuietAt } from '@cliffhanger/rules/chat/quiet.ts'
import type { ListedSide } from './queries/listed.ts'

type ShownQuiet = Pick<ChatSetting, 'disturbing_until'> & { readonly disturbing: 0 | 1 }

/** Whether a conversation is muted at this moment, and when that ends by itself, or did (S-131). */
export const presentQuiet = (
  { is_disturbing, disturbing_until_ms }: Pick<ListedSide, 'is_disturbing' | 'disturbing_until_ms'>,
  nowMs: number,
): ShownQuiet => {
  const stored = { disturbing: flagOf(is_disturbing), disturbing_until: toSeconds(disturbing_until_ms) }
  return {
    disturbing: flagOf(isQuietAt(stored, nowMs)),
    ...(stored.disturbing_until > 0 && { disturbing_until: stored.disturbing_until }),
  }
}
