import type { Emoji } from '@cliffhanger/contract/emoji/schemas.ts'
import type { Db } from '../../platform/database/db.ts'

const columns = 'id, reg_name as "regName", image_url, sort'

export const listEmoji = (db: Db, limit: number): Promise<Emoji[]> =>
  db.query(`select ${columns} from emojis order by sort, id limit $1`, [limit])

export const findEmoji = (db: Db, id: number): Promise<Emoji | undefined> =>
  db.find(`select ${columns} from emojis where id = $1`, [id])

/** The set has an emoji of this name. */
export const hasEmoji = async (db: Db, name: string): Promise<boolean> =>
  (await db.find(`select 1 from emojis where reg_name = $1`, [name])) !== undefined

/** The new emoji behind all others; undefined where its name is used. */
export const insertEmoji = (tx: Db, emoji: Pick<Emoji, 'regName' | 'image_url'>): Promise<Emoji | undefined> =>
  tx.find(
    `insert into emojis (reg_name, image_url, sort) select $1, $2, coalesce(max(sort), 0) + 1 from emojis
     on conflict do nothing returning ${columns}`,
    [emoji.regName, emoji.image_url],
  )

/** Undefined where another emoji has the name. */
export const updateEmoji = (tx: Db, emoji: Omit<Emoji, 'sort'>): Promise<Emoji | undefined> =>
  tx.find(
    `update emojis set reg_name = $2, image_url = $3
      where id = $1 and not exists (select from emojis o where o.reg_name = $2 and o.id <> $1) returning ${columns}`,
    [emoji.id, emoji.regName, emoji.image_url],
  )

export const deleteEmoji = (tx: Db, id: number): Promise<Emoji | undefined> =>
  tx.find(`delete from emojis where id = $1 returning ${columns}`, [id])

/** Puts the emoji into the order of the ids; answers how many there are of them. */
export const sortEmoji = (tx: Db, ids: readonly number[]): Promise<number> =>
  tx.execute(
    `update emojis e set sort = o.place from unnest($1::bigint[]) with ordinality o(id, place) where e.id = o.id`,
    [ids],
  )

export const readVersion = async (db: Db): Promise<string> =>
  (await db.one<{ version: string }>(`select value::text as version from emoji_version`)).version

/** The set is another one from now on; nobody else changes it until the transaction ends. */
export const nextVersion = async (tx: Db): Promise<string> =>
  (await tx.one<{ version: string }>(`update emoji_version set value = value + 1 returning value::text as version`))
    .version
