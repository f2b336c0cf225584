import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
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

/** What operators do with articles; each act in the transaction that also writes their log. */
export const createNewsOperator = (clock: Clock) => ({
  list: listArticles,
  count: countArticles,
  /** Nobody sees it before it is published. */
  create: (tx: Db, form: ArticleForm) => insertArticle(tx, form, clock()),
  /** Refuses 4002, and 4003 where the text of that version was changed meanwhile. */
  async edit(tx: Db, read: Pick<ArticleRow, 'id' | 'version'>, change: (before: ArticleRow) => ArticleForm) {
    const before = (await lockArticle(tx, read.id)) ?? refuse('notFound')
    return { before, after: (await updateArticle(tx, read, change(before), clock())) ?? refuse('stateChanged') }
  },
  /** Shows it to members, or hides it. Refuses 4002, and 4003 where it is so already. */
  async setPublished(tx: Db, id: number, isPublished: boolean) {
    const before = (await lockArticle(tx, id)) ?? refuse('notFound')
    return { before, after: (await setPublished(tx, id, isPublished, clock())) ?? refuse('stateChanged') }
  },
})

export type NewsOperator = ReturnType<typeof createNewsOperator>
