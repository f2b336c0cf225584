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
  readonly wide_cover_key: string
  readonly is_binge: boolean
  /** Of a category that the member named. */
  readonly is_liked: boolean
  /** The member began it. */
  readonly is_seen: boolean
}

const featuredColumns = `d.id, d.language, d.texts, d.wide_cover_key,
  exists (select from binge_list b where b.user_id = $1 and b.drama_id = d.id) as is_binge`

/** The listed ones of these dramas, and what they are to a member. */
export const listFeatured = (db: Db, userId: number, ids: readonly number[]): Promise<FeaturedRow[]> =>
  db.query<FeaturedRow>(
    `select ${featuredColumns},
       exists (select from drama_tastes s where s.user_id = $1 and d.type_id = any(s.type_ids)) as is_liked,
       exists (select from watch_marks m where m.user_id = $1 and m.drama_id = d.id) as is_seen
     from dramas d where d.id = any($2) and d.is_listed`,
    [userId, ids],
  )

/** Whether a member has begun something that goes on: their episode is not at its end (rules/drama/watching.ts), or another one is out. */
export const hasUnfinished = async (db: Db, userId: number): Promise<boolean> =>
  (
    await db.one<{ found: boolean }>(
      `select exists (
         select from watch_marks m join dramas d on d.id = m.drama_id and d.is_listed
         where m.user_id = $1 and not m.is_hidden
           and (m.duration_seconds <= 0 or m.position_seconds < m.duration_seconds * 0.95 or m.number < d.update_number)
       ) as found`,
      [userId],
    )
  ).found

const unseenByHeat = `o.is_listed and not exists (select from watch_marks m where m.user_id = $1 and m.drama_id = o.id)
  order by o.heat desc nulls last, o.id desc limit $2`

/** The hottest dramas that a member has not begun and that have a wide picture: those of the categories they named first, the hottest of each before
 *  the next ones, then others. `looked` of each are looked at. */
export const listUnseen = (db: Db, userId: number, looked: number): Promise<FeaturedRow[]> =>
  db.query<FeaturedRow>(
    `select ${featuredColumns}, c.is_liked, false as is_seen
     from (
       select o.id, true as is_liked, o.place, l.choice
       from drama_tastes s cross join unnest(s.type_ids) with ordinality l (type_id, choice)
         cross join lateral (
           select o.id, row_number() over (order by o.heat desc nulls last, o.id desc) as place
           from dramas o where o.type_id = l.type_id and ${unseenByHeat}) o
       where s.user_id = $1
       union all
       select o.id, false, o.place, 0
       from (
         select o.id, row_number() over (order by o.heat desc nulls last, o.id desc) as place
         from dramas o where ${unseenByHeat}) o
     ) c join dramas d on d.id = c.id
     where d.wide_cover_key <> '' order by c.is_liked desc, c.place, c.choice`,
    [userId, looked],
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
