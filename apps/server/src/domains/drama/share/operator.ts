import { addDays } from '@cliffhanger/rules/platform-day.ts'
import type { Db } from '../../../platform/database/db.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Edit } from '../edit.ts'
import {
  deletePoster,
  insertPoster,
  listAllPosters,
  lockPoster,
  type PosterForm,
  type StoredPoster,
  updatePoster,
} from './queries/posters.ts'
import { listShareDays, type ShareDayRow, sumShares } from './queries/statistics.ts'

/** More backgrounds than anybody chooses from. */
const mostPosters = 200

/** What links brought a drama. */
export interface ShareFigures {
  readonly links: number
  readonly visits: number
  readonly new_members: number
  /** The newest first. */
  readonly days: readonly ShareDayRow[]
}

/** What operators do about sharing. Every change works in the transaction it is given; the audit line is the caller's. */
export const sharesOperator = {
  listPosters: (db: Db): Promise<StoredPoster[]> => listAllPosters(db, mostPosters),
  createPoster: insertPoster,
  /** Refuses 4002. */
  async editPoster(tx: Db, id: number, form: PosterForm): Promise<Edit<PosterForm>> {
    const { id: _, ...before } = (await lockPoster(tx, id)) ?? refuse('notFound')
    await updatePoster(tx, id, form)
    return { before, after: form }
  },
  /** Takes a background away and tells what it was. Refuses 4002. */
  removePoster: async (tx: Db, id: number): Promise<PosterForm> => (await deletePoster(tx, id)) ?? refuse('notFound'),
  /** The `count` platform days up to `today`, and all there ever was. */
  async readFigures(db: Db, dramaId: number, today: string, count: number): Promise<ShareFigures> {
    const rows = await listShareDays(db, dramaId, addDays(today, 1 - count))
    const byDay = new Map(rows.map((row) => [row.day, row]))
    const days = Array.from({ length: count }, (_, index) => addDays(today, -index))
    return {
      ...(await sumShares(db, dramaId)),
      days: days.map((day) => byDay.get(day) ?? { day, visits: 0, new_members: 0 }),
    }
  },
}
