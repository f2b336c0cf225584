import { newsCalls } from '@cliffhanger/contract/news/calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { bindCalls } from '../../platform/handlers.ts'
import { getNews } from './calls/get-news.ts'
import { listNews } from './calls/list-news.ts'
import { createNewsWriting, type NewsWriting } from './news-writing.ts'

export type { NewsWriting } from './news-writing.ts'
export type { ArticleRow } from './queries.ts'

export interface NewsDomain extends Domain {
  /** What operators do with articles. */
  readonly writing: NewsWriting
}

/** Articles: news of the platform, and help. */
export const createNewsDomain = (context: ServerContext): NewsDomain => ({
  calls: bindCalls(newsCalls, { listNews, getNews }),
  writing: createNewsWriting(context.clock),
})
