import type { Db } from '../../../platform/database/db.ts'
import type { ByLanguage } from '../texts.ts'

/** A category as operators write it. */
export interface TypeForm {
  readonly names: ByLanguage<string>
  readonly sort: number
}

export const listTypes = (db: Db): Promise<{ id: number; names: ByLanguage<string>; sort: number }[]> =>
  db.query('select id, names, sort from drama_types order by sort, id')

export const insertType = async (tx: Db, names: ByLanguage<string>, iconKey: string, sort: number): Promise<number> =>
  (
    await tx.one<{ id: number }>('insert into drama_types (names, icon_key, sort) values ($1, $2, $3) returning id', [
      JSON.stringify(names),
      iconKey,
      sort,
    ])
  ).id

/** The category of this name in any language, else, where no name is told, the first one. */
export const findTypeNamed = async (db: Db, name: string): Promise<number | undefined> =>
  (
    await db.find<{ id: number }>(
      `select id from drama_types where $1 = '' or exists (select from jsonb_each_text(names) where lower(value) = lower($1))
       order by sort, id limit 1`,
      [name],
    )
  )?.id

/** The category as it is, locked until the transaction ends. */
export const lockType = (tx: Db, id: number): Promise<TypeForm | undefined> =>
  tx.find('select names, sort from drama_types where id = $1 for update', [id])

export const updateType = (tx: Db, id: number, { names, sort }: TypeForm): Promise<number> =>
  tx.execute('update drama_types set names = $2, sort = $3 where id = $1', [id, JSON.stringify(names), sort])

/** A picture of a carousel as operators write it. */
export interface BannerForm {
  /** The page it stands on. */
  readonly position: string
  readonly titles: ByLanguage<string>
  readonly imageKey: string
  readonly linkType: 'page' | 'video' | 'url' | 'none'
  readonly link: string
  readonly sort: number
  readonly startsMs: number
  /** Null: it stays. */
  readonly endsMs: number | null
  readonly isOn: boolean
}

/** When a banner is shown; always, unless told. */
type Schedule = Pick<BannerForm, 'startsMs' | 'endsMs' | 'isOn'>

export type NewBanner = Omit<BannerForm, keyof Schedule> & Partial<Schedule>

export interface StoredBanner extends BannerForm {
  readonly id: number
}

const formColumns = `position, titles, image_key as "imageKey", link_type as "linkType", link, sort, starts_ms as "startsMs",
  ends_ms as "endsMs", is_on as "isOn"`

const formValues = (form: NewBanner) => [
  form.position,
  JSON.stringify(form.titles),
  form.imageKey,
  form.linkType,
  form.link,
  form.sort,
  form.startsMs ?? 0,
  form.endsMs ?? null,
  form.isOn ?? true,
]

/** Banners of every page and time, in their order. */
export const listAllBanners = (db: Db, limit: number): Promise<StoredBanner[]> =>
  db.query(`select id, ${formColumns} from banners order by position = 'home' desc, position, sort, id limit $1`, [
    limit,
  ])

/** Tells what was removed. */
export const deleteBanner = (tx: Db, id: number): Promise<StoredBanner | undefined> =>
  tx.find(`delete from banners where id = $1 returning id, ${formColumns}`, [id])

export const insertBanner = async (tx: Db, form: NewBanner): Promise<number> =>
  (
    await tx.one<{ id: number }>(
      `insert into banners (position, titles, image_key, link_type, link, sort, starts_ms, ends_ms, is_on)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      formValues(form),
    )
  ).id

/** The banner as it is, locked until the transaction ends. */
export const lockBanner = (tx: Db, id: number): Promise<BannerForm | undefined> =>
  tx.find(`select ${formColumns} from banners where id = $1 for update`, [id])

export const updateBanner = (tx: Db, id: number, form: BannerForm): Promise<number> =>
  tx.execute(
    `update banners set position = $1, titles = $2, image_key = $3, link_type = $4, link = $5, sort = $6, starts_ms = $7,
       ends_ms = $8, is_on = $9 where id = $10`,
    [...formValues(form), id],
  )
