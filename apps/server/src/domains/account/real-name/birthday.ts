import type { ServerContext } from '../../../context.ts'
import type { Db } from '../../../platform/database/db.ts'
import { openApplication } from './application.ts'
import { findRealName } from './queries.ts'

/** `YYYYMMDD` of a member who gave a number that tells it, such as the Chinese identity card's; undefined otherwise. */
export async function findBirthday(
  context: Pick<ServerContext, 'secrets'>,
  db: Db,
  userId: number,
): Promise<string | undefined> {
  const row = await findRealName(db, userId)
  return row && /^\d{6}(\d{8})\d{3}[\dX]$/.exec(openApplication(context, row.sealed).id_card)?.[1]
}
