import { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { addDays } from '@cliffhanger/rules/platform-day.ts'
import type { Db } from '../../../platform/db.ts'
import { type BoundCall, bindCalls } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { Edit } from '../authoring.ts'
import type { DramaNeeds } from '../needs.ts'
import { getShareLink } from './calls/get-share-link.ts'
import { listPosters } from './calls/list-posters.ts'
import {
  deletePoster,
  insertPoster,
  type KeptPoster,
  listAllPosters,
  lockPoster,
  type PosterForm,
  updatePoster,
} from './queries/posters.ts'
import { listShareDays, type ShareDayRow, sumShares } from './queries/statistics.ts'

/** More backgrounds than anybody chooses from. */
const mostPosters = 200

/** Links that members share. */
export const bindShare = (domains: DramaNeeds): readonly BoundCall[] =>
  bindCalls(shareCalls, { getShareLink: getShareLink(domains), listPosters: listPosters(domains) })

/** What links brought a drama. */
export interface ShareFigures {
  readonly links: number
  readonly visits: number
  readonly new_members: number
  /** The newest first. */
  readonly days: readonly ShareDayRow[]
}

/** What operators do about sharing. Every change works in the transaction it is given; the audit line is the caller's. */
export interface Sharing {
  listPosters(db: Db): Promise<KeptPoster[]>
  createPoster(tx: Db, form: PosterForm): Promise<number>
  /** Refuses 4002. */
  editPoster(tx: Db, id: number, form: PosterForm): Promise<Edit<PosterForm>>
  /** Takes a background away and tells what it was. Refuses 4002. */
  removePoster(tx: Db, id: number): Promise<PosterForm>
  /** The `count` platform days up to `today`, and all there ever was. */
  readFigures(db: Db, dramaId: number, today: string, count: number): Promise<ShareFigures>
}

export const sharing: Sharing = {
  listPosters: (db) => listAllPosters(db, mostPosters),
  createPoster: insertPoster,
  async editPoster(tx, id, form) {
    const { id: _, ...before } = (await lockPoster(tx, id)) ?? refuse('notFound')
    await updatePoster(tx, id, form)
    return { before, after: form }
  },
  removePoster: async (tx, id) => (await deletePoster(tx, id)) ?? refuse('notFound'),
  async readFigures(db, dramaId, today, count) {
    const rows = await listShareDays(db, dramaId, addDays(today, 1 - count))
    const byDay = new Map(rows.map((row) => [row.day, row]))
    const days = Array.from({ length: count }, (_, index) => addDays(today, -index))
    return {
      ...(await sumShares(db, dramaId)),
      days: days.map((day) => byDay.get(day) ?? { day, visits: 0, new_members: 0 }),
    }
  },
}
