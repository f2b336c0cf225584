import * as z from 'zod/mini'
import { call } from '../call.ts'
import { newsCate } from '../news/schemas.ts'
import { byLanguage, reason } from '../operators/schemas.ts'
import { count, empty, flag, id, paged, paging, seconds, sortOrder, text } from '../schema.ts'
import { noticeLink, noticePosition, noticeType } from './schemas.ts'

/** Words of a notice or an article in one language; `content` is HTML, which is sanitised (V-42). */
const written = z.object({ title: text(1, 100), summary: text(0, 300), content: text(0, 50_000) })
const writtenTexts = byLanguage(written).check(
  z.refine((texts) => Object.values(texts).some((each) => each !== undefined), { message: 'texts' }),
)

const noticeForm = z.object({
  /** '' = everyone. */
  user_no: text(0, 20),
  type: noticeType,
  position: noticePosition,
  texts: writtenTexts,
  image_key: text(0, 300),
  link: noticeLink(),
  /** 0 = now. */
  start_time: seconds(),
  /** 0 = none. */
  end_time: seconds(),
})

/** Which text an operator read before he changed it: another one since then is not overwritten (4003). */
const version = count()

/** A notice as operators see it. */
export const writtenNotice = z.extend(z.omit(noticeForm, { texts: true }), {
  id: id(),
  version,
  texts: byLanguage(written),
  image: z.string(),
  state: z.literal(['planned', 'running', 'over', 'withdrawn']),
  read_total: count(),
  create_time: seconds(),
})
export type WrittenNotice = z.output<typeof writtenNotice>

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

/** What operators tell members: notices, to one or to everyone, and articles. */
export const noticesOperatorCalls = {
  listWrittenNotices: call({
    id: 'op-notices',
    method: 'GET',
    path: '/operator/v1/notices',
    auth: 'operator',
    permission: 'content.read',
    request: z.object(paging),
    data: paged(writtenNotice),
    errors: [],
    summary: 'Notices that operators wrote, the newest first, with how many members opened each',
  }),
  writeNotice: call({
    id: 'op-notice-write',
    method: 'POST',
    path: '/operator/v1/notices/write',
    auth: 'operator',
    permission: 'content.write',
    idempotency: 'key',
    request: noticeForm,
    data: z.object({ notice: writtenNotice }),
    errors: ['userNotFound', 'fileNotUploaded'],
    summary:
      'Tells one member at once, or everyone from a time on; only everyone’s have a place on home, a start and an end',
  }),
  editNotice: call({
    id: 'op-notice-edit',
    method: 'POST',
    path: '/operator/v1/notices/edit',
    auth: 'operator',
    permission: 'content.write',
    request: z.extend(noticeForm, { id: id(), version }),
    data: z.object({ notice: writtenNotice }),
    errors: ['notFound', 'stateChanged', 'userNotFound', 'fileNotUploaded'],
    summary:
      'Changes a notice that is planned or in force, at once for whoever has it; one for somebody else than before becomes a new notice',
  }),
  withdrawNotice: call({
    id: 'op-notice-withdraw',
    method: 'POST',
    path: '/operator/v1/notices/withdraw',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ id: id(), reason }),
    data: empty(),
    errors: ['notFound', 'stateChanged'],
    summary: 'Takes a notice out of every list',
  }),
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
