import type { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { findUsers } from '../../account/index.ts'
import { presentBlack } from '../present.ts'
import { countBlacks, listBlacks } from '../queries/blacks.ts'

/** My blacklist, newest first. */
export const listBlacklist: Handler<typeof blacklistCalls.listBlacklist> = async ({ db, caller }, { page, limit }) => {
  const rows = await listBlacks(db, caller.userId, limit, (page - 1) * limit)
  const profiles = await findUsers(
    db,
    rows.map((row) => row.black_id),
  )
  return {
    list: rows.map((row) => presentBlack(row, profiles.get(row.black_id))),
    total: await countBlacks(db, caller.userId),
    page,
    limit,
  }
}
