import { newsCalls } from '@cliffhanger/contract/news/calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import { bindCalls } from '../../platform/http/handlers.ts'
import { getNews } from './calls/get-news.ts'
import { listNews } from './calls/list-news.ts'
import { createNewsOperator, type NewsOperator } from './operator.ts'

export type { ArticleRow } from './queries.ts'

export interface NewsDomain extends Domain {
  /** What operators do with articles. */
  readonly operator: NewsOperator
}

/** Articles: news of the platform, and help. */
export const createNewsDomain = (context: ServerContext): NewsDomain => ({
  calls: bindCalls(newsCalls, { listNews, getNews }),
  operator: createNewsOperator(context.clock),
})
