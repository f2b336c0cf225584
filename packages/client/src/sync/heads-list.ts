import type { HeadRow } from '@cliffhanger/contract/sync/schemas.ts'
import type { Questions } from './questions.ts'
import type { HeadsMark } from './sync-store.ts'

/** Answers overlap by this much, as clocks of servers and transactions under way differ (socket.md 3.3). */
const overlapMs = 60_000
/** A device that was away for longer asks for everything. */
const completeAfterMs = 7 * 24 * 3600 * 1000

export interface HeadsList {
  readonly rows: readonly HeadRow[]
  /** Every stream I am in is listed. */
  readonly isComplete: boolean
  /** The database was restored since `mark`. */
  readonly isNewEpoch: boolean
  /** The device knows of everything up to here once all rows are caught up. */
  readonly mark: HeadsMark
}

/** All pages of heads since `mark`: the complete list on a new device, after 7 days, and when the epoch changed. */
export const readHeads = async (questions: Questions, mark: HeadsMark | undefined): Promise<HeadsList> => {
  const after = Math.max(0, (mark?.serverTimeMs ?? 0) - overlapMs)
  const list = await readPages(questions, after)
  const isNewEpoch = mark !== undefined && list.mark.epoch !== mark.epoch
  const isLongAgo = mark !== undefined && list.mark.serverTimeMs - mark.serverTimeMs > completeAfterMs
  const isComplete = after === 0
  if (isComplete || !(isNewEpoch || isLongAgo)) return { ...list, isComplete, isNewEpoch }
  return { ...(await readPages(questions, 0)), isComplete: true, isNewEpoch }
}

const readPages = async (questions: Questions, after: number): Promise<Pick<HeadsList, 'rows' | 'mark'>> => {
  const first = await questions.heads(after, '')
  const rows = [...first.list]
  for (let page = first; page.has_more === 1; ) {
    page = await questions.heads(after, rows.at(-1)?.stream ?? '')
    if (page.epoch !== first.epoch || page.list.length === 0) throw new RangeError('heads changed between two pages')
    rows.push(...page.list)
  }
  return { rows, mark: { epoch: first.epoch, serverTimeMs: first.server_time } }
}
