import type { Db } from '../../../../platform/database/db.ts'

export interface GuideRow {
  readonly title: string
  readonly summary: string
  readonly content: string
  readonly image_keys: readonly string[]
}

const columns = `title, summary, content, image_keys`

/** A channel's guide, else the general one, in the first of these languages it is written in. */
export const findGuide = (db: Db, platformId: number, languages: readonly string[]): Promise<GuideRow | undefined> =>
  db.find(
    `select ${columns} from recharge_guides where platform_id in (0, $1) and language = any ($2)
      order by platform_id desc, array_position($2::text[], language) limit 1`,
    [platformId, languages],
  )

export const findGuideIn = (db: Db, platformId: number, language: string): Promise<GuideRow | undefined> =>
  db.find(`select ${columns} from recharge_guides where platform_id = $1 and language = $2`, [platformId, language])

export const upsertGuide = (
  tx: Db,
  platformId: number,
  language: string,
  guide: GuideRow,
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `insert into recharge_guides (platform_id, language, title, summary, content, image_keys, changed_ms) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (platform_id, language) do update set title = $3, summary = $4, content = $5, image_keys = $6, changed_ms = $7`,
    [platformId, language, guide.title, guide.summary, guide.content, guide.image_keys, nowMs],
  )
