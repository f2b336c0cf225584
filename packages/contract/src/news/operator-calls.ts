import * as z from 'zod/mini'
import { call } from '../call.ts'
import { version, written, writtenTexts } from '../notices/operator-schemas.ts'
import { reason } from '../operators/schemas.ts'
import { byLanguage, count, flag, id, paged, paging, seconds, sortOrder, text } from '../schema.ts'
import { newsCate } from './schemas.ts'

const articleForm = z.object({ cate: newsCate, texts: writtenTexts, cover_key: text(0, 300), sort: sortOrder() })

/** An article as operators see it. */
export const writtenArticle = z.extend(z.omit(articleForm, { texts: true }), {
  id: id(),
  version,
  texts: byLanguage(written),
  cover: z.string(),
  is_published: flag(),
  views: count(),
  create_time: seconds(),
  update_time: seconds(),
})

export type WrittenArticle = z.output<typeof writtenArticle>

/** Articles, as operators write them. */
export const newsOperatorCalls = {
  listArticles: call({
    id: 'op-news',
    method: 'GET',
    path: '/operator/v1/news',
    auth: 'operator',
    permission: 'content.read',
    request: z.object({ ...paging, cate: z.optional(newsCate) }),
    data: paged(writtenArticle),
    errors: [],
    summary: 'Articles in their order, published or not',
  }),
  createArticle: call({
    id: 'op-news-create',
    method: 'POST',
    path: '/operator/v1/news/create',
    auth: 'operator',
    permission: 'content.write',
    idempotency: 'key',
    request: articleForm,
    data: z.object({ article: writtenArticle }),
    errors: ['fileNotUploaded'],
    summary: 'Writes an article; members see it once it is published',
  }),
  editArticle: call({
    id: 'op-news-edit',
    method: 'POST',
    path: '/operator/v1/news/edit',
    auth: 'operator',
    permission: 'content.write',
    request: z.extend(articleForm, { id: id(), version }),
    data: z.object({ article: writtenArticle }),
    errors: ['notFound', 'stateChanged', 'fileNotUploaded'],
    summary: 'Changes an article, its place or its kind',
  }),
  setArticlePublished: call({
    id: 'op-news-publish',
    method: 'POST',
    path: '/operator/v1/news/publish',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ id: id(), is_published: flag(), reason }),
    data: z.object({ article: writtenArticle }),
    errors: ['notFound', 'stateChanged'],
    summary: 'Shows an article to members, or hides it',
  }),
} as const
