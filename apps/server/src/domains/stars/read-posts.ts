import type { StarsProduct } from '@cliffhanger/contract/stars/schemas.ts'
import { accessOf, type PostAccess } from '@cliffhanger/rules/stars/post-access.ts'
import type { Db } from '../../platform/database/db.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { membershipsOf } from '../membership/index.ts'
import type { StarsNeeds } from './needs.ts'
import { presentPost } from './present.ts'
import { findPost, type PostRow } from './queries/posts.ts'

/** Who reads. */
interface Reader {
  readonly db: Db
  readonly userId: number
  readonly nowMs: number
}

export type Membership = Parameters<typeof accessOf>[1]['membership']

/** What a member is now. */
export const membershipOf = async ({ db, userId, nowMs }: Reader): Promise<Membership> =>
  (await membershipsOf(db, [userId], nowMs)).get(userId) ?? 'none'

/** What a member sees of a post. */
export const accessTo = (row: PostRow, userId: number, membership: Membership): PostAccess =>
  accessOf(
    { state: row.state, isStarShown: row.is_star_shown, vipType: row.vip_type },
    { isAuthor: row.user_id === userId, membership },
  )

/** A post this member may read, with what they are. Refuses 4002 where there is none for them, and 7018 with `vip_type` where it is for members. */
export async function getReadable(
  reader: Reader,
  id: number,
): Promise<{ readonly row: PostRow; readonly membership: Membership }> {
  const row = (await findPost(reader.db, id)) ?? refuse('notFound')
  const membership = await membershipOf(reader)
  const access = accessTo(row, reader.userId, membership)
  if (access === 'none') refuse('notFound')
  if (access === 'teaser') refuse('membershipRequired', { vip_type: row.vip_type })
  return { row, membership }
}

/** The same for who asks whether there is one; undefined where `getReadable` refuses. */
export async function findReadable(reader: Reader, id: number): Promise<PostRow | undefined> {
  const row = await findPost(reader.db, id)
  return row && accessTo(row, reader.userId, await membershipOf(reader)) === 'full' ? row : undefined
}

/** Posts of a list: in full for who may read them, teasers for others; nothing playable. */
export async function presentPosts(
  context: CallContext<'bearer'>,
  { media }: Pick<StarsNeeds, 'media'>,
  rows: readonly PostRow[],
): Promise<StarsProduct[]> {
  const { db, caller, clock } = context
  const membership = await membershipOf({ db, userId: caller.userId, nowMs: clock() })
  const assets = await media.findAssets(
    db,
    rows.flatMap(({ asset_id: id }) => id ?? []),
  )
  const assetOf = new Map(assets.map((asset) => [asset.id, asset]))
  const list = await Promise.all(
    rows.map(async (row) => {
      const access = accessTo(row, caller.userId, membership)
      const view = { isMine: row.user_id === caller.userId, asset: assetOf.get(row.asset_id ?? 0) }
      return access === 'none' ? undefined : presentPost(context, row, { ...view, access })
    }),
  )
  return list.filter((post) => post !== undefined)
}
