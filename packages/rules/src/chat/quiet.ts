import type { ChatSetting } from '@cliffhanger/contract/account/schemas.ts'

/** How a member muted a conversation: `disturbing_until` is when that ends by itself, in seconds; 0 or absent where it does not. */
export type Quiet = Pick<ChatSetting, 'disturbing_until'> & { readonly disturbing: 0 | 1 }

/** Whether the mute of a conversation holds at this moment (S-131): one that is over ended by itself. */
export const isQuietAt = ({ disturbing, disturbing_until = 0 }: Quiet, nowMs: number): boolean =>
  disturbing === 1 && (disturbing_until === 0 || nowMs < disturbing_until * 1000)
