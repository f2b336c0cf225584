import type { newsCalls } from '@cliffhanger/contract/news/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { presentArticle } from '../present.ts'
import { viewArticle } from '../queries.ts'

/** One article; whoever asks for it has seen it. */
export const getNews: Handler<typeof newsCalls.getNews> = async (context, { id }) => ({
  news: presentArticle(context, (await viewArticle(context.db, id)) ?? refuse('notFound')),
})
