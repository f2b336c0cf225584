import type { VipType } from '@cliffhanger/contract/drama/schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { ByLanguage, DramaText } from '../../texts.ts'

/** Whose link it is and what it leads to: an episode of a drama, or the drama (`number` 0). */
export interface ShareTarget {
  readonly userId: number
  readonly dramaId: number
  readonly number: number
}

/** The code of a member's link that is there already. */
export const findCode = async (db: Db, { userId, dramaId, number }: ShareTarget): Promise<string | undefined> =>
  (
    await db.find<{ code: string }>(
      `select code from share_codes where user_id = $1 and drama_id = $2 and number = $3`,
      [userId, dramaId, number],
    )
  )?.code

/** Makes a link with this code; nothing where the code is taken or the link is there already. */
export const insertCode = (db: Db, code: string, { userId, dramaId, number }: ShareTarget, nowMs: number) =>
  db.execute(
    `insert into share_codes (code, user_id, drama_id, number, created_ms) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [code, userId, dramaId, number, nowMs],
  )

/** Members may share the drama: it is listed, and its operator lets them (V-25). */
const shareable = 'd.is_listed and d.is_shareable'

/** A drama as its links show it. */
export interface SharedDramaRow {
  readonly id: number
  readonly language: Language
  readonly texts: ByLanguage<DramaText>
  readonly cover_key: string
  readonly wide_cover_key: string
  readonly vip_type: VipType
  readonly free_number: number
  readonly coin_price: number
  readonly update_number: number
  readonly published_ms: number | null
}

const dramaColumns = `d.id, d.language, d.texts, d.cover_key, d.wide_cover_key, d.vip_type, d.free_number, d.coin_price,
  d.update_number, d.published_ms`

/** A drama that members may share, undefined for any other. */
export const findShareable = (db: Db, id: number): Promise<SharedDramaRow | undefined> =>
  db.find<SharedDramaRow>(`select ${dramaColumns} from dramas d where d.id = $1 and ${shareable}`, [id])

/** A link as its page shows it. */
export interface SharedRow extends SharedDramaRow {
  readonly code: string
  readonly user_code: string
  /** The episode it was made for; 0: the drama. */
  readonly number: number
}

/** What a code leads to; undefined where it leads nowhere any more (V-25). */
export const findShared = (db: Db, code: string): Promise<SharedRow | undefined> =>
  db.find<SharedRow>(
    `select s.code, a.user_code, s.number, ${dramaColumns}
     from share_codes s join accounts a on a.id = s.user_id join dramas d on d.id = s.drama_id
     where s.code = $1 and ${shareable}`,
    [code],
  )

/** An episode as the page of a link shows it. */
export interface SharedEpisodeRow {
  readonly asset_id: number
  readonly duration_ms: number
  /** How much of it everybody may see where it is not free. */
  readonly preview_seconds: number
}

/** An episode of a shared drama; undefined where it cannot be watched. */
export const findSharedEpisode = (db: Db, dramaId: number, number: number): Promise<SharedEpisodeRow | undefined> =>
  db.find<SharedEpisodeRow>(
    `select e.asset_id, e.duration_ms, d.preview_seconds from episodes e join dramas d on d.id = e.drama_id
     where e.drama_id = $1 and e.number = $2 and e.state in ('playable', 'complete')`,
    [dramaId, number],
  )
