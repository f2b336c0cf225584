import type { Banner } from '@cliffhanger/contract/drama/schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { ByLanguage, DramaText } from '../texts.ts'

export interface TypeRow {
  readonly id: number
  readonly names: ByLanguage<string>
  readonly icon_key: string
  readonly sort: number
}

export interface BannerRow {
  readonly id: number
  readonly position: string
  readonly titles: ByLanguage<string>
  readonly image_key: string
  readonly link_type: Banner['link_type']
  readonly link: string
  readonly sort: number
  readonly starts_ms: number
  readonly ends_ms: number | null
}

export interface FeaturedRow {
  readonly id: number
  readonly language: Language
  readonly texts: ByLanguage<DramaText>
  readonly is_binge: boolean
}

/** The listed ones of these dramas, and whether a member keeps them on their list. */
export const listFeatured = (db: Db, ids: readonly number[], userId: number): Promise<FeaturedRow[]> =>
  db.query<FeaturedRow>(
    `select d.id, d.language, d.texts, exists (select from binge_list b where b.user_id = $2 and b.drama_id = d.id) as is_binge
     from dramas d where d.id = any($1) and d.is_listed`,
    [ids, userId],
  )

/** Categories that operators chose for the home page. */
export const listHomeTypes = (db: Db): Promise<TypeRow[]> =>
  db.query<TypeRow>('select id, names, icon_key, sort from drama_types where is_on_home order by sort, id limit 100')

/** Banners shown now; one that leads to a drama nobody sees is left out. The link is read as an id, and not every id as a link: the drama is
 *  looked up by its key. */
export const listBanners = (db: Db, position: string, nowMs: number): Promise<BannerRow[]> =>
  db.query<BannerRow>(
    `select id, position, titles, image_key, link_type, link, sort, starts_ms, ends_ms from banners b
     where is_on and position = $1 and starts_ms <= $2 and (ends_ms is null or ends_ms > $2)
       and (link_type <> 'video' or exists (
         select from dramas d where d.id = case when b.link ~ '^[1-9][0-9]{0,14}$' then b.link::bigint end and d.is_listed))
     order by sort, id limit 20`,
    [position, nowMs],
  )
