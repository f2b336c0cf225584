import type { ActivityType } from '@cliffhanger/contract/rewards/schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../platform/database/db.ts'

/** An event or a bonus as a list shows it. */
export interface ActivityRow {
  readonly id: number
  readonly type: ActivityType
  readonly titles: ByLanguage<string>
  readonly summaries: ByLanguage<string>
  readonly cover_key: string
  readonly link_type: 'page' | 'video' | 'url' | 'none'
  readonly link: string
  readonly starts_ms: number
  readonly ends_ms: number
  readonly sort: number
}

const columns = `id, type, titles, summaries, cover_key, link_type, link, starts_ms, ends_ms, sort`

/** More than anybody scrolls through. */
const mostShown = 100

/** Those that are switched on and not long over, as operators ordered them. */
export const listActivities = (db: Db, type: ActivityType, overSinceMs: number): Promise<ActivityRow[]> =>
  db.query<ActivityRow>(
    `select ${columns} from activities where is_open and type = $1 and (ends_ms = 0 or ends_ms > $2) order by sort desc, id desc limit ${mostShown}`,
    [type, overSinceMs],
  )

export const findActivity = (
  db: Db,
  id: number,
): Promise<(ActivityRow & { readonly contents: ByLanguage<string> }) | undefined> =>
  db.find<ActivityRow & { readonly contents: ByLanguage<string> }>(
    `select ${columns}, contents from activities where id = $1 and is_open`,
    [id],
  )
