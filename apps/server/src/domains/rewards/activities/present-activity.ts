import type { Activity } from '@cliffhanger/contract/rewards/schemas.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { type ByLanguage, textIn } from '@cliffhanger/i18n/by-language.ts'
import { activityState } from '@cliffhanger/rules/rewards/activity-state.ts'
import type { CallContext } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import type { ActivityRow } from './queries.ts'

type Reader = Pick<CallContext, 'storage' | 'origin' | 'language' | 'clock'>

/** An activity in the language of its reader; without its content, which lists leave out. */
export function presentActivity(reader: Reader, row: ActivityRow, contents: ByLanguage<string> = {}): Activity {
  const { language } = reader
  return {
    id: row.id,
    type: row.type,
    title: textIn(row.titles, language) ?? '',
    cover: publicAddress(reader, row.cover_key),
    summary: textIn(row.summaries, language) ?? '',
    content: textIn(contents, language) ?? '',
    link_type: row.link_type,
    link: row.link,
    start_time: toSeconds(row.starts_ms),
    end_time: toSeconds(row.ends_ms),
    state: activityState({ startsMs: row.starts_ms, endsMs: row.ends_ms }, reader.clock()),
    sort: row.sort,
  }
}
