import type { NewsCate } from '@cliffhanger/contract/news/schemas.ts'
import type { ByLanguage } from '@cliffhanger/i18n/by-language.ts'
import type { Db } from '../../platform/database/db.ts'

/** An article in one language; `content` is sanitised HTML and '' in lists. */
export interface ArticleText {
  readonly title: string
  readonly summary: string
  readonly content: string
}

/** What an operator writes of an article. */
export interface ArticleForm {
  readonly cate: NewsCate
  readonly texts: ByLanguage<ArticleText>
  readonly coverKey: string
  /** Smaller stands before larger; of equals the newest first. */
  readonly sort: number
}

export interface ArticleRow {
  readonly id: number
  readonly cate: NewsCate
  readonly texts: ByLanguage<ArticleText>
  readonly cover_key: string
  readonly sort: number
  /** Null: members do not see it. */
  readonly published_ms: number | null
  readonly views: number
  /** Counts its texts, from 1 on. */
  readonly version: number
  readonly created_ms: number
  readonly updated_ms: number
}

const columns = 'id, cate, texts, cover_key, sort, published_ms, views, version, created_ms, updated_ms'
/** An article without what only its own page shows. */
const cardColumns = `id, cate, (select jsonb_object_agg(t.key, t.value || '{"content": ""}') from jsonb_each(texts) t) as texts, cover_key, sort,
  published_ms, views, version, created_ms, updated_ms`

interface Page {
  readonly limit: number
  readonly offset: number
}

const shown = 'where published_ms is not null and ($1::text is null or cate = $1)'

/** Published articles in the operators' order. The page is cut before texts are read. */
export const listShown = (db: Db, cate: NewsCate | undefined, { limit, offset }: Page): Promise<ArticleRow[]> =>
  db.query(`select ${cardColumns} from (select * from news ${shown} order by sort, id desc limit $2 offset $3) page`, [
    cate ?? null,
    limit,
    offset,
  ])

export const countShown = async (db: Db, cate: NewsCate | undefined): Promise<number> =>
  (await db.one<{ total: number }>(`select count(*)::int as total from news ${shown}`, [cate ?? null])).total

/** A published article; asking for it counts as a view. */
export const viewArticle = (db: Db, id: number): Promise<ArticleRow | undefined> =>
  db.find(`update news set views = views + 1 where id = $1 and published_ms is not null returning ${columns}`, [id])

/** Every article, published or not, in the same order. */
export const listArticles = (db: Db, cate: NewsCate | undefined, { limit, offset }: Page): Promise<ArticleRow[]> =>
  db.query(
    `select ${columns} from news where $1::text is null or cate = $1 order by sort, id desc limit $2 offset $3`,
    [cate ?? null, limit, offset],
  )

export const countArticles = async (db: Db, cate: NewsCate | undefined): Promise<number> =>
  (
    await db.one<{ total: number }>('select count(*)::int as total from news where $1::text is null or cate = $1', [
      cate ?? null,
    ])
  ).total

export const insertArticle = (tx: Db, form: ArticleForm, nowMs: number): Promise<ArticleRow> =>
  tx.one(
    `insert into news (cate, texts, cover_key, sort, created_ms, updated_ms) values ($1, $2, $3, $4, $5, $5) returning ${columns}`,
    [form.cate, JSON.stringify(form.texts), form.coverKey, form.sort, nowMs],
  )

/** The article as it is, locked until the transaction ends. */
export const lockArticle = (tx: Db, id: number): Promise<ArticleRow | undefined> =>
  tx.find(`select ${columns} from news where id = $1 for update`, [id])

/** Writes it anew over its text of that version; undefined where that was changed meanwhile. */
export const updateArticle = (
  tx: Db,
  { id, version }: Pick<ArticleRow, 'id' | 'version'>,
  form: ArticleForm,
  nowMs: number,
): Promise<ArticleRow | undefined> =>
  tx.find(
    `update news set cate = $3, texts = $4, cover_key = $5, sort = $6, updated_ms = $7, version = version + 1
      where id = $1 and version = $2 returning ${columns}`,
    [id, version, form.cate, JSON.stringify(form.texts), form.coverKey, form.sort, nowMs],
  )

/** Shows an article to members, or hides it; undefined where it is so already. */
export const setPublished = (
  tx: Db,
  id: number,
  isPublished: boolean,
  nowMs: number,
): Promise<ArticleRow | undefined> =>
  tx.find(
    `update news set published_ms = case when $2 then $3::bigint end where id = $1 and (published_ms is not null) <> $2 returning ${columns}`,
    [id, isPublished, nowMs],
  )
