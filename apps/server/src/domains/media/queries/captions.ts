import { type Language, languages } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../platform/database/db.ts'

export interface CaptionRow {
  readonly language: Language
  readonly updated_ms: number
  readonly size_bytes: number
}

export const listCaptions = (db: Db, assetId: number): Promise<CaptionRow[]> =>
  db.query(
    `select language, updated_ms, octet_length(vtt) as size_bytes from asset_captions where asset_id = $1
     order by array_position($2::text[], language)`,
    [assetId, languages],
  )

export const findCaption = async (db: Db, assetId: number, language: string): Promise<string | undefined> =>
  (
    await db.find<{ vtt: string }>('select vtt from asset_captions where asset_id = $1 and language = $2', [
      assetId,
      language,
    ])
  )?.vtt

/** 0 when there is no such asset. */
export const saveCaption = (
  tx: Db,
  caption: { assetId: number; language: Language; vtt: string; nowMs: number },
): Promise<number> =>
  tx.execute(
    `insert into asset_captions (asset_id, language, vtt, updated_ms) select id, $2, $3, $4 from media_assets where id = $1
     on conflict (asset_id, language) do update set vtt = excluded.vtt, updated_ms = excluded.updated_ms`,
    [caption.assetId, caption.language, caption.vtt, caption.nowMs],
  )

export const deleteCaption = (tx: Db, assetId: number, language: Language): Promise<number> =>
  tx.execute('delete from asset_captions where asset_id = $1 and language = $2', [assetId, language])
