import type { Rendition, RungName } from '@cliffhanger/rules/media/rendition.ts'
import type { SourceError } from '@cliffhanger/rules/media/source.ts'
import type { StillSheet } from '@cliffhanger/rules/media/stills.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Asset, Preset } from '../asset.ts'

const columns = `id, state, reason, source_key as "sourceKey", preset, width, height, duration_ms as "durationMs",
  thumb_hash as "thumbHash", poster_key as "posterKey", planned, renditions, progress_percent as "progressPercent", attempt,
  version, stills, is_protected as "isProtected", sealed_key is not null as "isEncrypted", created_ms as "createdMs", updated_ms as "updatedMs"`

export const insertAsset = (db: Db, asset: { sourceKey: string; preset: Preset; nowMs: number }): Promise<Asset> =>
  db.one(
    `insert into media_assets (state, source_key, preset, created_ms, updated_ms)
     values ('uploaded', $1, $2, $3, $3) returning ${columns}`,
    [asset.sourceKey, asset.preset, asset.nowMs],
  )

export const findAssets = (db: Db, ids: readonly number[]): Promise<Asset[]> =>
  db.query(`select ${columns} from media_assets where id = any ($1) order by id`, [ids])

/** Tells what was deleted, and the highest number of its folders. */
export const deleteAsset = (db: Db, id: number): Promise<(Asset & { readonly lastVersion: number }) | undefined> =>
  db.find(`delete from media_assets where id = $1 returning ${columns}, last_version as "lastVersion"`, [id])

/** A file that is there goes to the queue, also once more after a failure or a cancellation. What was finished stays. */
export const queueAsset = (db: Db, id: number, nowMs: number): Promise<Asset | undefined> =>
  db.find(
    `update media_assets set state = 'transcoding', reason = '', progress_percent = 0, updated_ms = $2
     where id = $1 and state in ('uploaded', 'failed', 'cancelled') returning ${columns}`,
    [id, nowMs],
  )

/** Only while something is left to do. */
export const cancelAsset = (db: Db, id: number, nowMs: number): Promise<Asset | undefined> =>
  db.find(
    `update media_assets set state = 'cancelled', updated_ms = $2
     where id = $1 and (state in ('uploaded', 'transcoding')
       or (state = 'ready' and jsonb_array_length(renditions) < cardinality(planned))) returning ${columns}`,
    [id, nowMs],
  )

const isUnfinished = `(state = 'transcoding'
  or (state = 'ready' and jsonb_array_length(renditions) < cardinality(planned)))`

/** Marks assets as paid for, and tells which of them were not before. */
export const protectAssets = async (tx: Db, ids: readonly number[]): Promise<number[]> => {
  const rows = await tx.query<{ id: number }>(
    `update media_assets set is_protected = true
     where id in (select id from media_assets where id = any ($1) and not is_protected order by id for no key update) returning id`,
    [ids],
  )
  return rows.map(({ id }) => id)
}

/** Finished and in clear although somebody pays for it. */
const isToEncrypt = `is_protected and sealed_key is null and jsonb_array_length(renditions) > 0 and not ${isUnfinished}`

export const findToEncrypt = (db: Db, id: number): Promise<Asset | undefined> =>
  db.find(`select ${columns} from media_assets where id = $1 and ${isToEncrypt}`, [id])

export const findIdsToEncrypt = (db: Db): Promise<{ id: number }[]> =>
  db.query(`select id from media_assets where ${isToEncrypt} order by id limit 500`)

/** Lets another version play; undefined when the asset has changed since `asset` was read. */
export const switchVersion = (
  tx: Db,
  asset: Pick<Asset, 'id' | 'version' | 'attempt'>,
  next: { version: number; sealedKey: Buffer; stills: StillSheet | null },
  nowMs: number,
): Promise<Asset | undefined> =>
  tx.find(
    `update media_assets set version = $4, sealed_key = $5, updated_ms = $6, stills = $7::jsonb
     where id = $1 and version = $2 and attempt = $3 and ${isToEncrypt} returning ${columns}`,
    [
      asset.id,
      asset.version,
      asset.attempt,
      next.version,
      next.sealedKey,
      nowMs,
      next.stills && JSON.stringify(next.stills),
    ],
  )

/** Everything that will play of it does, and no small pictures of it were tried. What still has to be encrypted comes first. */
const isWithoutStills = `stills is null and jsonb_array_length(renditions) > 0 and not ${isUnfinished}
  and (not is_protected or sealed_key is not null)`

export const findWithoutStills = (
  db: Db,
  id: number,
): Promise<(Asset & { readonly sealedKey: Buffer | null }) | undefined> =>
  db.find(`select ${columns}, sealed_key as "sealedKey" from media_assets where id = $1 and ${isWithoutStills}`, [id])

export const findIdsWithoutStills = (db: Db): Promise<{ id: number }[]> =>
  db.query(`select id from media_assets where ${isWithoutStills} order by id desc limit 500`)

/** 0 when another version plays by now. */
export const saveStills = (
  db: Db,
  { id, version }: Pick<Asset, 'id' | 'version'>,
  sheet: StillSheet,
): Promise<number> =>
  db.execute(`update media_assets set stills = $3::jsonb where id = $1 and version = $2 and ${isWithoutStills}`, [
    id,
    version,
    JSON.stringify(sheet),
  ])

/** The sealed key of the version that plays; undefined where it is in clear or plays no longer. */
export const findSealedKey = async (db: Db, id: number, version: number): Promise<Buffer | undefined> =>
  (
    await db.find<{ sealed_key: Buffer | null }>('select sealed_key from media_assets where id = $1 and version = $2', [
      id,
      version,
    ])
  )?.sealed_key ?? undefined

export type AssetFilter = 'all' | 'inWork' | 'stopped'

const filters: Readonly<Record<AssetFilter, string>> = {
  all: 'true',
  inWork: `(state = 'uploaded' or ${isUnfinished})`,
  stopped: `state in ('failed', 'cancelled')`,
}

/** Videos and how far they are, the newest first. */
export const listAssets = (db: Db, filter: AssetFilter, limit: number, offset: number): Promise<Asset[]> =>
  db.query(`select ${columns} from media_assets where ${filters[filter]} order by id desc limit $1 offset $2`, [
    limit,
    offset,
  ])

export const countAssetsOf = async (db: Db, filter: AssetFilter): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*) as total from media_assets where ${filters[filter]}`)).total

export const findUnfinishedIds = (db: Db): Promise<{ id: number }[]> =>
  db.query(`select id from media_assets where ${isUnfinished} order by id`)

/** Videos in work, and videos that failed. */
export const countAssets = (db: Db): Promise<{ unfinished: number; failed: number }> =>
  db.one(
    `select count(*) filter (where ${isUnfinished})::int as unfinished, count(*) filter (where state = 'failed')::int as failed
     from media_assets`,
  )

/** Takes the asset for one run of the job; every later write of that run names its attempt. What somebody pays for is encrypted from its
 *  first run on, with `newKey`; what was begun in clear is finished in clear, and made again afterwards. */
export const claimAsset = (
  db: Db,
  id: number,
  newKey: Buffer,
  nowMs: number,
): Promise<(Asset & { readonly sealedKey: Buffer | null }) | undefined> =>
  db.find(
    `update media_assets set attempt = attempt + 1, updated_ms = $3,
       sealed_key = coalesce(sealed_key, case when is_protected and attempt = 0 then $2::bytea end)
     where id = $1 and ${isUnfinished} returning ${columns}, sealed_key as "sealedKey"`,
    [id, newKey, nowMs],
  )

const isTaken = `id = $1 and attempt = $2 and ${isUnfinished}`

/** A run of the job: what it writes is refused (undefined) once the asset is cancelled or another run has taken it. */
export interface Run {
  readonly id: number
  readonly attempt: number
}

export interface Description {
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly thumbHash: string
  readonly posterKey: string
  readonly planned: readonly RungName[]
}

export const describeAsset = (db: Db, run: Run, found: Description, nowMs: number): Promise<Asset | undefined> =>
  db.find(
    `update media_assets set width = $3, height = $4, duration_ms = $5, thumb_hash = $6, poster_key = $7, planned = $8, updated_ms = $9
     where ${isTaken} returning ${columns}`,
    [
      run.id,
      run.attempt,
      found.width,
      found.height,
      found.durationMs,
      found.thumbHash,
      found.posterKey,
      found.planned,
      nowMs,
    ],
  )

export const reportProgress = (db: Db, run: Run, percent: number, nowMs: number): Promise<number> =>
  db.execute(`update media_assets set progress_percent = $3, updated_ms = $4 where ${isTaken}`, [
    run.id,
    run.attempt,
    percent,
    nowMs,
  ])

export const addRendition = (db: Db, run: Run, rendition: Rendition, nowMs: number): Promise<Asset | undefined> =>
  db.find(
    `update media_assets set state = 'ready', renditions = renditions || $3::jsonb, updated_ms = $4,
       progress_percent = 100 * (jsonb_array_length(renditions) + 1) / cardinality(planned)
     where ${isTaken} returning ${columns}`,
    [run.id, run.attempt, JSON.stringify([rendition]), nowMs],
  )

/** An asset of which something plays already keeps playing; it is never fully ready. */
export const failAsset = (db: Db, run: Run, reason: SourceError, nowMs: number): Promise<Asset | undefined> =>
  db.find(
    `update media_assets set state = 'failed', reason = $3, updated_ms = $4 where ${isTaken} returning ${columns}`,
    [run.id, run.attempt, reason, nowMs],
  )

/** When our own faults used up all tries. */
export const failUnfinished = (db: Db, id: number, nowMs: number): Promise<Asset | undefined> =>
  db.find(
    `update media_assets set state = 'failed', reason = 'internal', updated_ms = $2
     where id = $1 and ${isUnfinished} returning ${columns}`,
    [id, nowMs],
  )
