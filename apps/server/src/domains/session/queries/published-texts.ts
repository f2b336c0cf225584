import type { VersionInfo } from '@cliffhanger/contract/session/schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../platform/database/db.ts'

/** A legal or rule text that operators wrote. */
export interface AgreementRow {
  readonly title: string
  readonly content: string
  readonly updated_ms: number
}

/** In the language wanted, else in the fallback language. */
export const findAgreement = (
  db: Db,
  type: number,
  language: Language,
  fallback: Language,
): Promise<AgreementRow | undefined> =>
  db.find(
    `select title, content, updated_ms from agreements where type = $1 and language in ($2, $3) order by language = $2 desc limit 1`,
    [type, language, fallback],
  )

export const upsertAgreement = (
  tx: Db,
  type: number,
  language: Language,
  text: { title: string; content: string },
  nowMs: number,
): Promise<number> =>
  tx.execute(
    `insert into agreements (type, language, title, content, updated_ms) values ($1, $2, $3, $4, $5)
     on conflict (type, language) do update set title = $3, content = $4, updated_ms = $5`,
    [type, language, text.title, text.content, nowMs],
  )

/** A published package of the client. */
export interface VersionRow {
  readonly version: string
  readonly version_code: number
  readonly title: string
  readonly content: string
  readonly url: string
  readonly package_type: VersionInfo['package_type']
  readonly is_silent: boolean
  readonly is_force: boolean
  readonly size_bytes: number
  readonly sha256: string
  readonly created_ms: number
}

const versionColumns =
  'version, version_code, title, content, url, package_type, is_silent, is_force, size_bytes, sha256, created_ms'

export const findNewestVersion = (db: Db, deviceOs: string): Promise<VersionRow | undefined> =>
  db.find(`select ${versionColumns} from app_versions where device_os = $1 order by version_code desc limit 1`, [
    deviceOs,
  ])

/** Publishes a package; nothing happens when that version code is out already. */
export const insertVersion = (tx: Db, deviceOs: 'h5' | 'android' | 'ios', row: VersionRow): Promise<number> =>
  tx.execute(
    `insert into app_versions (device_os, ${versionColumns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing`,
    [
      deviceOs,
      row.version,
      row.version_code,
      row.title,
      row.content,
      row.url,
      row.package_type,
      row.is_silent,
      row.is_force,
      row.size_bytes,
      row.sha256,
      row.created_ms,
    ],
  )

/** Whether a version code of a system is published. */
export const isVersionOut = async (db: Db, deviceOs: PublishedVersion['device_os'], code: number): Promise<boolean> =>
  (await db.find(`select 1 from app_versions where device_os = $1 and version_code = $2`, [deviceOs, code])) !==
  undefined

/** Every agreement operators wrote. */
export const listAgreements = (db: Db): Promise<(AgreementRow & { type: number; language: Language })[]> =>
  db.query(`select type, language, title, content, updated_ms from agreements order by type, language`)

/** A published version as operators see it. */
export interface PublishedVersion extends VersionRow {
  readonly id: number
  readonly device_os: 'h5' | 'android' | 'ios'
}

export const listVersions = (db: Db, limit: number, offset: number): Promise<PublishedVersion[]> =>
  db.query(
    `select id, device_os, version, version_code, title, content, url, package_type, is_silent, is_force, size_bytes, sha256, created_ms
       from app_versions order by id desc limit $1 offset $2`,
    [limit, offset],
  )

export const countVersions = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from app_versions`)).total
