import type { WrittenArticle } from '@cliffhanger/contract/news/operator-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import type { ArticleRow } from '../../news/index.ts'
import { writtenOf } from '../written-languages.ts'

type Reader = Pick<CallContext, 'origin' | 'storage'>

export const presentWrittenArticle = (reader: Reader, row: ArticleRow): WrittenArticle => ({
  id: row.id,
  version: row.version,
  cate: row.cate,
  texts: writtenOf(row.texts),
  cover_key: row.cover_key,
  cover: publicAddress(reader, row.cover_key),
  sort: row.sort,
  is_published: row.published_ms === null ? 0 : 1,
  views: row.views,
  create_time: toSeconds(row.created_ms),
  update_time: toSeconds(row.updated_ms),
})
