import type { Sticker, StickerPack } from '@cliffhanger/contract/stickers/schemas.ts'
import type { SentSticker } from '@cliffhanger/rules/chat/stickers.ts'
import type { Db } from '../../platform/database/db.ts'

/** A pack without its stickers. */
export interface PackRow {
  readonly id: number
  readonly titles: StickerPack['titles']
  readonly is_published: boolean
}

/** A sticker of a pack. */
export type StickerRow = Sticker & { readonly pack_id: number }

/** A pack with its stickers in their order. */
export type FullPack = PackRow & { readonly stickers: readonly Sticker[] }

const packColumns = 'id, titles, is_published'
const stickerColumns = 'id, pack_id, emoji, image_url'

/** All packs in their order, with their stickers in theirs. */
export const listPacks = (db: Db): Promise<FullPack[]> =>
  db.query(
    `select p.id, p.titles, p.is_published, coalesce(s.stickers, '[]') as stickers
       from sticker_packs p left join lateral (
         select json_agg(json_build_object('id', s.id, 'emoji', s.emoji, 'image_url', s.image_url) order by s.sort, s.id) as stickers
           from stickers s where s.pack_id = p.id
       ) s on true order by p.sort, p.id`,
  )

export const findPack = (db: Db, id: number): Promise<PackRow | undefined> =>
  db.find(`select ${packColumns} from sticker_packs where id = $1`, [id])

/** Behind all others. */
export const insertPack = (tx: Db, { titles, is_published }: Omit<PackRow, 'id'>): Promise<PackRow> =>
  tx.one(
    `insert into sticker_packs (titles, is_published, sort) select $1, $2, coalesce(max(sort), 0) + 1 from sticker_packs
     returning ${packColumns}`,
    [JSON.stringify(titles), is_published],
  )

export const updatePack = (tx: Db, { id, titles, is_published }: PackRow): Promise<PackRow> =>
  tx.one(`update sticker_packs set titles = $2, is_published = $3 where id = $1 returning ${packColumns}`, [
    id,
    JSON.stringify(titles),
    is_published,
  ])

export const deletePack = (tx: Db, id: number): Promise<PackRow | undefined> =>
  tx.find(`delete from sticker_packs where id = $1 returning ${packColumns}`, [id])

/** Puts the packs into the order of the ids; answers how many there are of them. */
export const sortPacks = (tx: Db, ids: readonly number[]): Promise<number> =>
  tx.execute(
    `update sticker_packs p set sort = o.place from unnest($1::bigint[]) with ordinality o(id, place) where p.id = o.id`,
    [ids],
  )

export const findSticker = (db: Db, id: number): Promise<StickerRow | undefined> =>
  db.find(`select ${stickerColumns} from stickers where id = $1`, [id])

/** A sticker as a message shows it; undefined where its pack is not published. */
export const findForSending = (db: Db, id: number): Promise<SentSticker | undefined> =>
  db.find(
    `select s.id, s.pack_id, s.emoji, s.image_url from stickers s join sticker_packs p on p.id = s.pack_id
      where s.id = $1 and p.is_published`,
    [id],
  )

/** Behind the others of its pack. */
export const insertSticker = (tx: Db, { pack_id, emoji, image_url }: Omit<StickerRow, 'id'>): Promise<StickerRow> =>
  tx.one(
    `insert into stickers (pack_id, emoji, image_url, sort)
       select $1, $2, $3, coalesce(max(sort), 0) + 1 from stickers where pack_id = $1 returning ${stickerColumns}`,
    [pack_id, emoji, image_url],
  )

export const updateSticker = (tx: Db, { id, emoji, image_url }: Sticker): Promise<StickerRow> =>
  tx.one(`update stickers set emoji = $2, image_url = $3 where id = $1 returning ${stickerColumns}`, [
    id,
    emoji,
    image_url,
  ])

export const deleteSticker = (tx: Db, id: number): Promise<StickerRow | undefined> =>
  tx.find(`delete from stickers where id = $1 returning ${stickerColumns}`, [id])

export const listStickerIds = async (db: Db, packId: number): Promise<number[]> =>
  (await db.query<{ id: number }>(`select id from stickers where pack_id = $1 order by sort, id`, [packId])).map(
    ({ id }) => id,
  )

/** Puts the stickers of a pack into the order of the ids; answers how many there are of them. */
export const sortStickers = (tx: Db, ids: readonly number[]): Promise<number> =>
  tx.execute(
    `update stickers s set sort = o.place from unnest($1::bigint[]) with ordinality o(id, place) where s.id = o.id`,
    [ids],
  )

export const readVersion = async (db: Db): Promise<string> =>
  (await db.one<{ version: string }>(`select value::text as version from sticker_version`)).version

/** The packs are others from now on; nobody else changes them until the transaction ends. */
export const nextVersion = async (tx: Db): Promise<string> =>
  (await tx.one<{ version: string }>(`update sticker_version set value = value + 1 returning value::text as version`))
    .version
