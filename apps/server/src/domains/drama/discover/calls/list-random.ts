import { randomInt } from 'node:crypto'
import type { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { FeedVideo } from '@cliffhanger/contract/drama/schemas.ts'
import type { Membership } from '@cliffhanger/rules/drama/can-play.ts'
import { placeIn, readSeed, type Shuffle, seedOf } from '@cliffhanger/rules/drama/shuffle.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuseField } from '../../../../platform/http/refusal.ts'
import { membershipOf } from '../../membership-of.ts'
import { presentCard, presentEpisode } from '../../present.ts'
import { listFirstEpisodes } from '../../queries/episodes.ts'
import { findLastId } from '../queries/search.ts'
import { listCards } from '../queries/taste.ts'

/** Ids are drawn from all there ever were; so many of them are looked at in one go, and so often at most. */
const drawnAtOnce = 64
const mostDraws = 20

/** Dramas in random order. The seed says where in the shuffled row of ids the member is, so that nothing has to be kept and nothing
 *  comes twice; after the last one a new seed begins. Refuses a seed that is none (4000). */
export const listRandom: Handler<typeof discoverCalls.listRandom> = async (context, { limit, seed }) => {
  const known = seed === undefined ? undefined : (readSeed(seed) ?? refuseField('seed'))
  const viewer = { context, membership: await membershipOf(context) }
  const found = await draw(viewer, known ?? (await newShuffle(context)), limit)
  if (found.list.length > 0 || known === undefined) return found
  return draw(viewer, await newShuffle(context), limit)
}

interface Viewer {
  readonly context: CallContext<'bearer'>
  readonly membership: Membership
}

const newShuffle = async ({ db }: Pick<CallContext, 'db'>): Promise<Shuffle> => ({
  key: randomInt(2 ** 32),
  size: await findLastId(db),
  position: 0,
})

/** The next dramas of the row that the member can watch. */
async function draw(viewer: Viewer, shuffle: Shuffle, limit: number) {
  const list: FeedVideo[] = []
  let { position } = shuffle
  for (let draws = 0; draws < mostDraws && position < shuffle.size && list.length < limit; draws++) {
    const ids = Array.from({ length: Math.min(drawnAtOnce, shuffle.size - position) }, (_, index) =>
      placeIn(shuffle, position + index),
    ).map((rank) => rank + 1)
    const found = new Map((await presentFeed(viewer, ids)).map((video) => [video.id, video]))
    for (const id of ids) {
      if (list.length === limit) break
      position += 1
      const video = found.get(id)
      if (video) list.push(video)
    }
  }
  return { list, seed: seedOf({ ...shuffle, position }) }
}

/** Those of the dramas that are listed and begin with an episode the member can watch. */
async function presentFeed({ context, membership }: Viewer, ids: readonly number[]): Promise<FeedVideo[]> {
  const [cards, firsts] = await Promise.all([
    listCards(context.db, ids),
    listFirstEpisodes(context.db, context.caller.userId, ids),
  ])
  const episodes = new Map(firsts.map((row) => [row.drama_id, presentEpisode(context, row, membership)]))
  return cards.flatMap((row) => {
    const item = episodes.get(row.id)
    return item?.can_play === 1 ? [{ ...presentCard(context, row), item }] : []
  })
}
