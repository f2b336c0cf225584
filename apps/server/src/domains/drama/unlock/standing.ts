import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/db.ts'
import type { DramaNeeds } from '../needs.ts'
import { type AskedEpisodes, listAskedEpisodes, listGrounds } from './queries/standing.ts'
import type { UnlockGround } from './unlock.ts'

/** What is known of each wish besides its member's gold. */
export async function readStandings(
  { clock }: Pick<ServerContext, 'clock'>,
  { membershipsOf }: Pick<DramaNeeds, 'membershipsOf'>,
  db: Db,
  wishes: readonly AskedEpisodes[],
): Promise<Omit<UnlockGround, 'gold'>[]> {
  const userIds = wishes.map(({ userId }) => userId)
  const [memberships, grounds, asked] = await Promise.all([
    membershipsOf(db, userIds, clock()),
    listGrounds(db, wishes),
    listAskedEpisodes(db, wishes),
  ])
  const dramas = new Map(grounds.map((row) => [row.place, row]))
  const episodes = Map.groupBy(asked, ({ place }) => place)
  return userIds.map((userId, index) => ({
    drama: dramas.get(index + 1),
    episodes: episodes.get(index + 1) ?? [],
    membership: memberships.get(userId) ?? 'none',
  }))
}
