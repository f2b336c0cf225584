import type { AudioItem } from '@cliffhanger/rules/chat/media-content.ts'
import { useEffect, useEffectEvent } from 'react'
import type { Bubble, ChatRow } from '../messages/chat-rows.ts'
import { isNewVoice, wasHeard } from './heard-voices.ts'
import { playOnWith } from './voice-player.ts'

const voiceOf = ({ body }: Bubble): AudioItem | undefined =>
  body.kind === 'media' ? body.content.items.find((item) => item.kind === 'audio') : undefined

/** S-126: the first voice message of somebody else below one that nobody played here yet. */
export const nextVoice = async (
  rows: readonly ChatRow[],
  key: string,
  { nowMs, isHeard }: { readonly nowMs: number; readonly isHeard: (key: string) => Promise<boolean> },
): Promise<AudioItem | undefined> => {
  const bubbles = rows.filter((row) => row.kind === 'bubble')
  const from = bubbles.findIndex((row) => voiceOf(row)?.url === key)
  if (from < 0) return undefined
  for (const row of bubbles.slice(from + 1)) {
    const voice = voiceOf(row)
    if (voice && !row.isMine && isNewVoice(row.sentMs, nowMs) && !(await isHeard(voice.url))) return voice
  }
  return undefined
}

/** While a chat is open, its voices go on with the next unheard one. */
export const useVoiceOrder = (myId: number, rows: readonly ChatRow[]): void => {
  const find = useEffectEvent((key: string) =>
    nextVoice(rows, key, { nowMs: Date.now(), isHeard: (each) => wasHeard(myId, each) }),
  )
  useEffect(() => playOnWith((key) => find(key)), [])
}
