import type { NewsArticle, NewsCard } from '@cliffhanger/contract/news/schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { languageIn } from '@cliffhanger/i18n/by-language.ts'
import type { CallContext } from '../../platform/http/handlers.ts'
import { publicAddress } from '../../platform/storage/public-address.ts'
import type { ArticleRow } from './queries.ts'

type Reader = Pick<CallContext, 'language' | 'origin' | 'storage'>

/** An article of a list, in the reader's language where it was written in it. Its time is when it was published. */
export function presentCard(reader: Reader, row: ArticleRow): NewsCard {
  const lang = languageIn(row.texts, reader.language) ?? reader.language
  const { title = '', summary = '' } = row.texts[lang] ?? {}
  return {
    id: row.id,
    cate: row.cate,
    title,
    cover: publicAddress(reader, row.cover_key),
    summary,
    views: row.views,
    lang,
    create_time: toSeconds(row.published_ms ?? row.created_ms),
  }
}

export function presentArticle(reader: Reader, row: ArticleRow): NewsArticle {
  const card = presentCard(reader, row)
  return { ...card, content: row.texts[languageIn(row.texts, reader.language) ?? reader.language]?.content ?? '' }
}
