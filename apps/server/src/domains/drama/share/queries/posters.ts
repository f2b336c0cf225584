import type { Db } from '../../../../platform/database/db.ts'

export type PosterKind = 'invite' | 'video'

/** What an operator says about a background. */
export interface PosterForm {
  readonly kind: PosterKind
  readonly imageKey: string
  readonly qrX: number
  readonly qrY: number
  readonly qrSize: number
  readonly textColor: string
  readonly sort: number
  readonly isOn: boolean
  /** Only for who holds a star package with posters. */
  readonly isStarOnly: boolean
}

export interface StoredPoster extends PosterForm {
  readonly id: number
}

const columns = `id, kind, image_key as "imageKey", qr_x as "qrX", qr_y as "qrY", qr_size as "qrSize", text_color as "textColor",
  sort, is_on as "isOn", is_star_only as "isStarOnly"`

const formValues = ({ kind, imageKey, qrX, qrY, qrSize, textColor, sort, isOn, isStarOnly }: PosterForm) => [
  kind,
  imageKey,
  qrX,
  qrY,
  qrSize,
  textColor,
  sort,
  isOn,
  isStarOnly,
]

/** Backgrounds that a member is offered. */
export const listShownPosters = (
  db: Db,
  { kind, isStar, limit }: { readonly kind: PosterKind; readonly isStar: boolean; readonly limit: number },
): Promise<StoredPoster[]> =>
  db.query<StoredPoster>(
    `select ${columns} from share_posters where kind = $1 and is_on and ($2 or not is_star_only) order by sort, id limit $3`,
    [kind, isStar, limit],
  )

export const listAllPosters = (db: Db, limit: number): Promise<StoredPoster[]> =>
  db.query<StoredPoster>(`select ${columns} from share_posters order by kind, sort, id limit $1`, [limit])

export const insertPoster = async (tx: Db, form: PosterForm): Promise<number> =>
  (
    await tx.one<{ id: number }>(
      `insert into share_posters (kind, image_key, qr_x, qr_y, qr_size, text_color, sort, is_on, is_star_only)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      formValues(form),
    )
  ).id

/** Holds the background until the transaction ends. */
export const lockPoster = (tx: Db, id: number): Promise<StoredPoster | undefined> =>
  tx.find<StoredPoster>(`select ${columns} from share_posters where id = $1 for update`, [id])

export const updatePoster = (tx: Db, id: number, form: PosterForm): Promise<number> =>
  tx.execute(
    `update share_posters set kind = $1, image_key = $2, qr_x = $3, qr_y = $4, qr_size = $5, text_color = $6, sort = $7,
       is_on = $8, is_star_only = $9 where id = $10`,
    [...formValues(form), id],
  )

export const deletePoster = (tx: Db, id: number): Promise<StoredPoster | undefined> =>
  tx.find<StoredPoster>(`delete from share_posters where id = $1 returning ${columns}`, [id])
