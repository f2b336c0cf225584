import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { isBehind } from '@cliffhanger/rules/drama/resume.ts'
import { useState } from 'react'
import { useCall } from '../../../platform/server/queries.ts'

/** Which episodes lie behind the member: those before the place where they stopped last, and those they went on from since then. */
export const useWatchedNumbers = (dramaId: number, number: number): ((episode: number) => boolean) => {
  const mark = useCall(dramaCalls.getVideo, { id: dramaId }).data?.mark
  const [passed, setPassed] = useState<{ readonly at: number; readonly numbers: ReadonlySet<number> }>(() => ({
    at: number,
    numbers: new Set(),
  }))
  if (passed.at !== number) {
    const { at, numbers } = passed
    setPassed({ at: number, numbers: number === at + 1 ? new Set([...numbers, at]) : numbers })
  }
  return (episode) => isBehind(episode, mark ?? null) || passed.numbers.has(episode)
}
