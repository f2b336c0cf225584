import type { ResourceType, UploadKind } from '@cliffhanger/contract/uploads/schemas.ts'
import type { Db } from '../../platform/database/db.ts'

/** A file as it was sent, and as it stands in the store. */
export interface UploadRow {
  readonly file_id: number
  readonly user_id: number
  readonly upload_type: UploadKind
  readonly resource_type: ResourceType
  readonly url: string
  readonly thumb_url: string
  readonly file_name: string
  readonly file_total: number
  readonly file_size: number
  readonly file_hash: string
  readonly content_type: string
  readonly stored_size: number
  readonly stored_hash: string
  readonly width: number
  readonly height: number
  readonly duration_ms: number
  readonly created_ms: number
  /** Null while the cleaned bytes are on their way into the store. */
  readonly registered_ms: number | null
}

export type NewUpload = Omit<UploadRow, 'file_id' | 'registered_ms'>

const columns = `file_id, user_id, upload_type, resource_type, url, thumb_url, file_name, file_total, file_size, file_hash, content_type,
  stored_size, stored_hash, width, height, duration_ms, created_ms, registered_ms`

export const findUpload = (db: Db, url: string): Promise<UploadRow | undefined> =>
  db.find(`select ${columns} from uploads where url = $1`, [url])

/** The newest registered file of this member with these bytes. What is sent as a file keeps what a picture is freed of: neither stands for
 *  the other. */
export const findSameFile = (
  db: Db,
  file: { userId: number; hash: string; sizeBytes: number; kind: UploadKind; isFile: boolean },
): Promise<UploadRow | undefined> =>
  db.find(
    `select ${columns} from uploads
      where user_id = $1 and file_hash = $2 and file_size = $3 and upload_type = $4 and registered_ms is not null
        and (resource_type = 'file') = $5
      order by file_id desc limit 1`,
    [file.userId, file.hash, file.sizeBytes, file.kind, file.isFile],
  )

/** Notes what is about to be stored, also over an earlier attempt that went no further. Undefined when the file is registered already. */
export const noteUpload = (db: Db, upload: NewUpload): Promise<UploadRow | undefined> =>
  db.find(
    `insert into uploads (user_id, upload_type, resource_type, url, thumb_url, file_name, file_total, file_size, file_hash, content_type,
       stored_size, stored_hash, width, height, duration_ms, created_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
     on conflict (url) do update set resource_type = $3, thumb_url = $5, file_name = $6, file_total = $7, file_size = $8, file_hash = $9,
       content_type = $10, stored_size = $11, stored_hash = $12, width = $13, height = $14, duration_ms = $15, created_ms = $16, unreferenced_ms = null
       where uploads.registered_ms is null
     returning ${columns}`,
    [
      upload.user_id,
      upload.upload_type,
      upload.resource_type,
      upload.url,
      upload.thumb_url,
      upload.file_name,
      upload.file_total,
      upload.file_size,
      upload.file_hash,
      upload.content_type,
      upload.stored_size,
      upload.stored_hash,
      upload.width,
      upload.height,
      upload.duration_ms,
      upload.created_ms,
    ],
  )

export const setRegistered = (db: Db, url: string, nowMs: number, lookMs: number): Promise<number> =>
  db.execute(
    `update uploads set registered_ms = $2, look_ms = $3, unreferenced_ms = null where url = $1 and registered_ms is null`,
    [url, nowMs, lookMs],
  )

/** Whether a key is the small picture of a registered file. */
export const isThumbnail = async (db: Db, key: string): Promise<boolean> =>
  (await db.execute(`select from uploads where thumb_url = $1 and registered_ms is not null limit 1`, [key])) > 0

/** The keys that are registered, as a file or as the thumbnail of one. With `userId`: only those of this member. */
export const listRegisteredKeys = async (db: Db, keys: readonly string[], userId?: number): Promise<string[]> =>
  (
    await db.query<{ key: string }>(
      `select k.key from unnest($1::text[]) k(key)
        where exists (select from uploads u where u.url = k.key and u.registered_ms is not null and ($2::bigint is null or u.user_id = $2))
           or (k.key <> '' and exists
             (select from uploads u where u.thumb_url = k.key and u.registered_ms is not null and ($2::bigint is null or u.user_id = $2)))`,
      [keys, userId ?? null],
    )
  ).map((row) => row.key)

export const listUploads = (db: Db, urls: readonly string[]): Promise<UploadRow[]> =>
  db.query(`select ${columns} from uploads where url = any ($1) and registered_ms is not null`, [urls])

/** Locks registered files against being given up until the transaction ends; answers which of the keys they are, as a file or as the
 *  small picture of one. Whoever stores a key holds it first, in the same transaction. */
export async function holdFiles(tx: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<Pick<UploadRow, 'url' | 'thumb_url'>>(
    `select url, thumb_url from uploads
      where file_id = any (array(select file_id from uploads where url = any ($1)
                                 union all
                                 select t.file_id from unnest($1::text[]) k(key)
                                  cross join lateral (select file_id from uploads u where u.thumb_url = k.key and u.thumb_url <> '' offset 0) t))
        and registered_ms is not null
      order by file_id for share`,
    [[...new Set(keys)]],
  )
  const there = new Set(rows.flatMap(({ url, thumb_url }) => [url, thumb_url]))
  return new Set(keys.filter((key) => key !== '' && there.has(key)))
}

/** Forgets an attempt to register that went no further. */
export const deleteUnfinished = (db: Db, url: string): Promise<number> =>
  db.execute(`delete from uploads where url = $1 and registered_ms is null`, [url])

/** A folder a member may write to, and when it was last opened for that. */
export interface OpenedFolder {
  readonly user_id: number
  readonly upload_type: UploadKind
  readonly opened_ms: number
}

/** Has the folder looked through at `dueMs` unless an earlier time is set. */
export const noteFolder = (
  db: Db,
  folder: { userId: number; kind: UploadKind; nowMs: number; dueMs: number },
): Promise<number> =>
  db.execute(
    `insert into upload_folders (user_id, upload_type, opened_ms, due_ms) values ($1, $2, $3, $4)
     on conflict (user_id, upload_type) do update set opened_ms = greatest(upload_folders.opened_ms, excluded.opened_ms)`,
    [folder.userId, folder.kind, folder.nowMs, folder.dueMs],
  )

export const listDueFolders = (db: Db, nowMs: number, limit: number): Promise<OpenedFolder[]> =>
  db.query(`select user_id, upload_type, opened_ms from upload_folders where due_ms <= $1 order by due_ms limit $2`, [
    nowMs,
    limit,
  ])

export const postponeFolder = (db: Db, { user_id, upload_type }: OpenedFolder, dueMs: number): Promise<number> =>
  db.execute(`update upload_folders set due_ms = $3 where user_id = $1 and upload_type = $2`, [
    user_id,
    upload_type,
    dueMs,
  ])

/** Leaves the folder alone until it is opened again; nothing happens where it was opened meanwhile. */
export const closeFolder = (db: Db, { user_id, upload_type, opened_ms }: OpenedFolder): Promise<number> =>
  db.execute(`delete from upload_folders where user_id = $1 and upload_type = $2 and opened_ms = $3`, [
    user_id,
    upload_type,
    opened_ms,
  ])

/** Takes the bytes from the day of a member's folder; false where they are more than are left. A folder's first may be of any size. */
export const consumeDayBytes = async (
  db: Db,
  {
    userId,
    kind,
    day,
    bytes,
    maxBytes,
  }: { userId: number; kind: UploadKind; day: number; bytes: number; maxBytes: number },
): Promise<boolean> =>
  (await db.execute(
    `insert into upload_days as d (user_id, upload_type, day, bytes) values ($1, $2, $3, $4)
     on conflict (user_id, upload_type, day) do update set bytes = d.bytes + excluded.bytes where d.bytes + excluded.bytes <= $5`,
    [userId, kind, day, bytes, maxBytes],
  )) > 0

/** Forgets days that are over. */
export const dropDayBytes = (db: Db, beforeDay: number): Promise<number> =>
  db.execute(`delete from upload_days where day < $1`, [beforeDay])
