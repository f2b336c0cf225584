import type { Clock } from '../../../platform/clock.ts'
import { longestLog } from '../queries/runs.ts'

/** What a run says about itself, for operators: the end of it, in lines with the seconds since it began. */
export interface RunLog {
  say(line: string): void
  text(): string
}

export function openRunLog(clock: Clock): RunLog {
  const beganMs = clock()
  let stored = ''
  return {
    say(line) {
      // PostgreSQL holds no NUL, and a cut character is none.
      const plain = line.replaceAll('\u0000', '').toWellFormed().trim()
      stored = `${stored}${((clock() - beganMs) / 1000).toFixed(1)} s  ${plain}\n`.slice(-longestLog)
    },
    text: () => stored.toWellFormed(),
  }
}
