import type { WrittenNotice } from '@cliffhanger/contract/notices/operator-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { noticeState } from '@cliffhanger/rules/notices/notice-time.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import type { WrittenRow } from '../../notices/index.ts'
import { writtenOf } from '../written-languages.ts'

type Reader = Pick<CallContext, 'origin' | 'storage' | 'clock'>

export const presentWrittenNotice = (reader: Reader, row: WrittenRow, userNo: string): WrittenNotice => ({
  id: row.id,
  version: row.version,
  user_no: userNo,
  type: row.type,
  position: row.position,
  scope: row.scope,
  texts: writtenOf(row.texts),
  image_key: row.image_key,
  image: publicAddress(reader, row.image_key),
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
