import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import type { Notice } from '@cliffhanger/contract/notices/schemas.ts'
import { useEffect, useState } from 'react'
import { useCall } from '../../platform/server/queries.ts'

/** The longest a timer of the browser can wait. */
const timerLimitMs = 2 ** 31 - 1

/** Those still in force. */
export const runningAt = (list: readonly Notice[], nowMs: number): readonly Notice[] =>
  list.filter(({ end_time }) => end_time === 0 || end_time * 1000 > nowMs)

/** When the first of them ends; undefined where none does. */
export const nextEndMs = (list: readonly Notice[], nowMs: number): number | undefined => {
  const ends = runningAt(list, nowMs).flatMap(({ end_time }) => (end_time === 0 ? [] : [end_time * 1000]))
  return ends.length === 0 ? undefined : Math.min(...ends)
}

/** Announcements in force at one place; each goes when its time is over. `list` is undefined until they are known. */
export const useAnnouncements = (position: 'line' | 'popup') => {
  const { data, error, isPending, refetch } = useCall(noticeCalls.listAnnouncements, { position })
  const [nowMs, setNowMs] = useState(() => Date.now())
  const endMs = nextEndMs(data?.list ?? [], nowMs)
  useEffect(() => {
    if (endMs === undefined) return
    const timer = setTimeout(() => setNowMs(Date.now()), Math.min(endMs - Date.now(), timerLimitMs))
    return () => clearTimeout(timer)
  }, [endMs])
  return { list: data && runningAt(data.list, nowMs), error, isPending, refetch }
}
