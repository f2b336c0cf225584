import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { membershipsOf } from '../../membership/index.ts'
import type { UnlockContext } from './decide-unlock.ts'
import { listDramaTerms, listRequestedEpisodes, type RequestedEpisodes } from './queries/unlock-context.ts'

/** What decides each request, besides the gold of its member. */
export async function readUnlockContexts(
  { clock }: Pick<ServerContext, 'clock'>,
  db: Db,
  requests: readonly RequestedEpisodes[],
): Promise<Omit<UnlockContext, 'gold'>[]> {
  const userIds = requests.map(({ userId }) => userId)
  const [memberships, terms, requested] = await Promise.all([
    membershipsOf(db, userIds, clock()),
    listDramaTerms(db, requests),
    listRequestedEpisodes(db, requests),
  ])
  const dramas = new Map(terms.map((row) => [row.place, row]))
  const episodes = Map.groupBy(requested, ({ place: index }) => index)
  return userIds.map((userId, index) => ({
    drama: dramas.get(index + 1),
    episodes: episodes.get(index + 1) ?? [],
    membership: memberships.get(userId) ?? 'none',
  }))
}
