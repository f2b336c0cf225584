import type { NewsCate } from '@cliffhanger/contract/news/schemas.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { refuse } from '../../platform/refusal.ts'
import {
  type ArticleForm,
  type ArticleRow,
  countArticles,
  insertArticle,
  listArticles,
  lockArticle,
  setPublished,
  updateArticle,
} from './queries.ts'

interface Edit {
  readonly before: ArticleRow
  readonly after: ArticleRow
}

/** What operators do with articles; each act in the transaction that also writes their log. */
export interface NewsWriting {
  list(
    db: Db,
    cate: NewsCate | undefined,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<readonly ArticleRow[]>
  count(db: Db, cate: NewsCate | undefined): Promise<number>
  /** Nobody sees it before it is published. */
  create(tx: Db, form: ArticleForm): Promise<ArticleRow>
  /** Refuses 4002, and 4003 where the text of that version was changed meanwhile. */
  edit(tx: Db, read: Pick<ArticleRow, 'id' | 'version'>, change: (before: ArticleRow) => ArticleForm): Promise<Edit>
  /** Shows it to members, or hides it. Refuses 4002, and 4003 where it is so already. */
  setPublished(tx: Db, id: number, isPublished: boolean): Promise<Edit>
}

export const createNewsWriting = (clock: Clock): NewsWriting => ({
  list: listArticles,
  count: countArticles,
  create: (tx, form) => insertArticle(tx, form, clock()),
  async edit(tx, read, change) {
    const before = (await lockArticle(tx, read.id)) ?? refuse('notFound')
    return { before, after: (await updateArticle(tx, read, change(before), clock())) ?? refuse('stateChanged') }
  },
  async setPublished(tx, id, isPublished) {
    const before = (await lockArticle(tx, id)) ?? refuse('notFound')
    return { before, after: (await setPublished(tx, id, isPublished, clock())) ?? refuse('stateChanged') }
  },
})
