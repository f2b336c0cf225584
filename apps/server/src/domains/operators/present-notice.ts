import type { WrittenArticle } from '@cliffhanger/contract/news/operator-calls.ts'
import type { WrittenNotice } from '@cliffhanger/contract/notices/operator-calls.ts'
import type { shortTexts } from '@cliffhanger/contract/schema.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { noticeState } from '@cliffhanger/rules/notices/notice-time.ts'
import type { CallContext } from '../../platform/handlers.ts'
import type { ArticleRow } from '../news/index.ts'
import type { WrittenRow } from '../notices/index.ts'
import { pictureAddress } from './present-drama.ts'

type Reader = Pick<CallContext, 'origin' | 'storage' | 'clock'>

/** Only languages that operators write in. */
const writtenOf = <Text>({
  ja: _ja,
  ...texts
}: Readonly<Partial<Record<keyof typeof shortTexts.shape | 'ja', Text>>>) => texts

export const presentWrittenNotice = (reader: Reader, row: WrittenRow, userNo: string): WrittenNotice => ({
  id: row.id,
  version: row.version,
  user_no: userNo,
  type: row.type,
  position: row.position,
  texts: writtenOf(row.texts),
  image_key: row.image_key,
  image: pictureAddress(reader, row.image_key),
  link: row.link,
  start_time: toSeconds(row.starts_ms),
  end_time: toSeconds(row.ends_ms ?? 0),
  state: noticeState(
    { startsMs: row.starts_ms, endsMs: row.ends_ms, isWithdrawn: row.withdrawn_ms !== null },
    reader.clock(),
  ),
  read_total: row.read_total,
  create_time: toSeconds(row.created_ms),
})

export const presentWrittenArticle = (reader: Reader, row: ArticleRow): WrittenArticle => ({
  id: row.id,
  version: row.version,
  cate: row.cate,
  texts: writtenOf(row.texts),
  cover_key: row.cover_key,
  cover: pictureAddress(reader, row.cover_key),
  sort: row.sort,
  is_published: row.published_ms === null ? 0 : 1,
  views: row.views,
  create_time: toSeconds(row.created_ms),
  update_time: toSeconds(row.updated_ms),
})
