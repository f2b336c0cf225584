import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../../platform/database/db.ts'

/** An entry of the discover block. */
export interface DiscoverRow {
  readonly id: number
  readonly titles: ByLanguage<string>
  readonly badges: ByLanguage<string>
  /** Key of a public picture. */
  readonly icon_key: string
  readonly link_type: 'page' | 'url'
  readonly link: string
  readonly sort: number
  readonly is_open: boolean
  readonly version: number
}

/** What an operator writes of an entry. */
export type DiscoverDraft = Omit<DiscoverRow, 'id' | 'version'>

const columns = `id, titles, badges, icon_key, link_type, link, sort, is_open, version`
/** The most a screen shows. */
const shownLimit = 50

export const listOpenEntries = (db: Db): Promise<DiscoverRow[]> =>
  db.query(`select ${columns} from star_discover_entries where is_open order by sort, id limit ${shownLimit}`)

export const listEntries = (
  db: Db,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<DiscoverRow[]> =>
  db.query(`select ${columns} from star_discover_entries order by sort, id offset $1 limit $2`, [offset, limit])

export const countEntries = async (db: Db): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from star_discover_entries`)).total

/** Locked until the transaction ends. */
export const lockEntry = (tx: Db, id: number): Promise<DiscoverRow | undefined> =>
  tx.find(`select ${columns} from star_discover_entries where id = $1 for update`, [id])

const valuesOf = ({ titles, badges, icon_key, link_type, link, sort, is_open }: DiscoverDraft) => [
  JSON.stringify(titles),
  JSON.stringify(badges),
  icon_key,
  link_type,
  link,
  sort,
  is_open,
]

export const insertEntry = (tx: Db, draft: DiscoverDraft): Promise<DiscoverRow> =>
  tx.one(
    `insert into star_discover_entries (titles, badges, icon_key, link_type, link, sort, is_open)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${columns}`,
    valuesOf(draft),
  )

export const updateEntry = (tx: Db, id: number, draft: DiscoverDraft): Promise<DiscoverRow> =>
  tx.one(
    `update star_discover_entries set titles = $1, badges = $2, icon_key = $3, link_type = $4, link = $5, sort = $6, is_open = $7,
       version = version + 1 where id = $8 returning ${columns}`,
    [...valuesOf(draft), id],
  )

export const deleteEntry = (tx: Db, id: number): Promise<DiscoverRow | undefined> =>
  tx.find(`delete from star_discover_entries where id = $1 returning ${columns}`, [id])
