import * as z from 'zod/mini'
import { call } from '../call.ts'
import { id, paged, paging, queryNumber } from '../schema.ts'
import { newsArticle, newsCard, newsCate } from './schemas.ts'

/** Articles: platform news of the message screen, and help. */
export const newsCalls = {
  listNews: call({
    id: 'news-list',
    method: 'GET',
    path: '/api/v6/news/list',
    auth: 'bearer',
    request: z.object({ ...paging, cate: z.optional(newsCate) }),
    data: paged(newsCard),
    errors: [],
    summary: 'Published articles in the operators’ order, of one kind or of all.',
  }),
  getNews: call({
    id: 'news-info',
    method: 'GET',
    path: '/api/v6/news/info',
    auth: 'bearer',
    rate: '120/min',
    request: z.object({ id: queryNumber(id()) }),
    data: z.object({ news: newsArticle }),
    errors: ['notFound'],
    summary: 'One published article; asking for it counts as a view.',
  }),
} as const
