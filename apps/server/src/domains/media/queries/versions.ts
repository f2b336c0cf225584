import type { Db } from '../../../platform/database/db.ts'

/** The number of a fresh folder for an asset; undefined when there is no such asset. Until it plays it stands among what will be removed, so
 *  that a run that is killed leaves nothing for ever. */
export const openVersion = async (tx: Db, assetId: number, deleteAfterMs: number): Promise<number | undefined> =>
  (
    await tx.find<{ version: number }>(
      `with opened as (update media_assets set last_version = last_version + 1 where id = $1 returning id, last_version)
       insert into media_old_versions (asset_id, version, delete_after_ms) select id, last_version, $2 from opened returning version`,
      [assetId, deleteAfterMs],
    )
  )?.version

/** Takes a version out of what is to be removed, as it plays or is removed; false when it was out already. */
export const forgetVersion = async (tx: Db, assetId: number, version: number): Promise<boolean> =>
  (await tx.execute('delete from media_old_versions where asset_id = $1 and version = $2', [assetId, version])) === 1

export const dropVersion = (tx: Db, assetId: number, version: number, deleteAfterMs: number): Promise<number> =>
  tx.execute(
    `insert into media_old_versions (asset_id, version, delete_after_ms) values ($1, $2, $3)
     on conflict (asset_id, version) do update set delete_after_ms = excluded.delete_after_ms`,
    [assetId, version, deleteAfterMs],
  )

export interface OldVersion {
  readonly asset_id: number
  readonly version: number
}

/** Versions whose time is over. */
export const listOverdueVersions = (db: Db, nowMs: number): Promise<OldVersion[]> =>
  db.query(
    'select asset_id, version from media_old_versions where delete_after_ms <= $1 order by delete_after_ms limit 500',
    [nowMs],
  )
