import { isQuietAt, type Quiet } from '@cliffhanger/rules/chat/quiet.ts'
import { useEffect, useState } from 'react'
import { serverNowMs } from '../../platform/server/server-clock.ts'

/** Whether a conversation is muted now (S-131): what shows it changes by itself when the mute is over. */
export const useQuiet = (quiet: Quiet | undefined): boolean => {
  const [, setEnded] = useState(0)
  const isQuiet = quiet !== undefined && isQuietAt(quiet, serverNowMs())
  const endMs = isQuiet ? (quiet.disturbing_until ?? 0) * 1000 : 0
  useEffect(() => {
    if (endMs === 0) return
    const timer = setTimeout(() => setEnded(endMs), Math.max(0, endMs - serverNowMs()))
    return () => clearTimeout(timer)
  }, [endMs])
  return isQuiet
}
