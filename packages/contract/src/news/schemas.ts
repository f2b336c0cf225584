import * as z from 'zod/mini'
import { count, id, seconds } from '../schema.ts'

/** News of the platform, and articles that help. */
export const newsCates = ['news', 'help', 'tutorial'] as const
export const newsCate = z.literal(newsCates)
export type NewsCate = z.output<typeof newsCate>

const newsFields = {
  id: id(),
  cate: newsCate,
  title: z.string(),
  cover: z.string(),
  summary: z.string(),
  views: count(),
  /** The language its words are in: the reader's where it was written in it. */
  lang: z.string(),
  create_time: seconds(),
}

/** An article in a list (entities.md, section 3). */
export const newsCard = z.object(newsFields)
export type NewsCard = z.output<typeof newsCard>

/** An article in full; `content` is HTML from which everything that runs was taken (V-42). */
export const newsArticle = z.object({ ...newsFields, content: z.string() })
export type NewsArticle = z.output<typeof newsArticle>
