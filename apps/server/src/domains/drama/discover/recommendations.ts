import type { FoundVideo } from '@cliffhanger/contract/drama/schemas.ts'
import { dayMs } from '@cliffhanger/contract/duration.ts'
import {
  type Candidate,
  dropSeconds,
  leastSignals,
  recommend,
  showingsOfNew,
} from '@cliffhanger/rules/drama/recommend.ts'
import { addDays, platformDay } from '@cliffhanger/rules/platform-day.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { presentCard } from '../present.ts'
import type { Page } from '../queries/dramas.ts'
import { pageOf } from './page-of.ts'
import { findTypeOf } from './queries/search.ts'
import {
  listCards,
  listDropped,
  listFresh,
  listLiked,
  listNear,
  listPopular,
  listPopularOfType,
  listSeen,
  type SeenRow,
} from './queries/taste.ts'
import type { ShowingCount } from './showing-count.ts'

/** Recommendations are a short list: nobody scrolls further, and what is below is as good as random. */
const mostRecommended = 200
const mostSimilar = 60
const mostFresh = 30
const mostLikedOfEach = 20

/** What is looked at of a member's past. */
const seenLooked = 500
const signalsLooked = 20
const droppedDays = 60

/** A drama is new for so long. */
const freshMs = 14 * dayMs

/** Begun for less than this, a drama says nothing about taste. */
const leastPart = 0.1

type Reader = CallContext<'bearer'>

interface Recommended {
  readonly list: FoundVideo[]
  readonly total: number
  readonly page: number
  readonly limit: number
}

/** A page of recommendations for the member: by what they watched and said they like, by what is watched in their language, and new dramas that get a chance. */
export async function recommendToMember(context: Reader, page: Page, showings: ShowingCount): Promise<Recommended> {
  const { ids, fresh } = await rankForMember(context, context.caller.userId)
  const reply = await answerIds(context, ids, page)
  const isFresh = new Set(fresh.map(({ id }) => id))
  showings.add(reply.list.map(({ id }) => id).filter((id) => isFresh.has(id)))
  return reply
}

/** Everything that is recommended to a member, the best first, and which of it stands there for being new. */
export async function rankForMember(
  { db, clock, language, settings }: Pick<Reader, 'db' | 'clock' | 'language'> & { settings: { TIME_ZONE: string } },
  userId: number,
): Promise<{ readonly ids: number[]; readonly fresh: readonly Candidate[] }> {
  const sinceDay = addDays(platformDay(clock(), settings.TIME_ZONE), -droppedDays)
  const [seen, dropped, liked, popular, fresh] = await Promise.all([
    listSeen(db, userId, seenLooked),
    listDropped(db, userId, sinceDay, dropSeconds),
    listLiked(db, userId, mostLikedOfEach),
    listPopular(db, language, mostRecommended),
    listFresh(db, { sinceMs: clock() - freshMs, showings: showingsOfNew, limit: mostFresh }),
  ])
  const ids = recommend({
    near: await nearTo(db, seen, new Set(dropped)),
    liked,
    // Those that speak the member's language come first, each group by how much it is watched.
    popular: [...popular.filter(({ speaks }) => speaks), ...popular.filter(({ speaks }) => !speaks)],
    fresh,
    seen: new Set(seen.map(({ drama_id }) => drama_id)),
    dropped: new Set(dropped),
  })
  return { ids: ids.slice(0, mostRecommended), fresh }
}

/** Dramas watched by members with the same history. Empty until the member has watched enough to show a taste. */
async function nearTo(db: Db, seen: readonly SeenRow[], dropped: ReadonlySet<number>): Promise<Candidate[]> {
  const signals = seen.filter(({ drama_id, part }) => part >= leastPart && !dropped.has(drama_id))
  return signals.length < leastSignals ? [] : listNear(db, signals.slice(0, signalsLooked), mostRecommended)
}

/** A page of dramas like one: watched by the same members, then of its category, then what everybody watches. */
export async function recommendLike(context: Reader, id: number, page: Page): Promise<Recommended> {
  const { db, language } = context
  const typeId = await findTypeOf(db, id)
  if (typeId === undefined) return answerIds(context, [], page)
  const found = await Promise.all([
    listNear(db, [{ drama_id: id, part: 1 }], mostSimilar),
    listPopularOfType(db, typeId, mostSimilar),
    listPopular(db, language, mostSimilar),
  ])
  const ids = new Set(found.flatMap((some) => some.map((each) => each.id)))
  ids.delete(id)
  return answerIds(context, [...ids].slice(0, mostSimilar), page)
}

async function answerIds(context: Reader, ids: readonly number[], page: Page): Promise<Recommended> {
  const { list, ...rest } = pageOf(ids, page)
  const cards = await listCards(context.db, list)
  return { list: cards.map((row) => presentCard(context, row)), ...rest }
}
