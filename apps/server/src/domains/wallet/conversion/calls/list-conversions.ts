import type { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { presentConversion, presentPair } from '../present.ts'
import { countConversionsOf, listConversionsOf } from '../queries/conversions.ts'
import { listPairs } from '../queries/pairs.ts'

/** What can be converted now, or what I converted, the newest first. */
export const listConversions: Handler<typeof conversionCalls.listConversions> = async (
  { db, caller },
  { type, page, limit },
) => {
  const offset = (page - 1) * limit
  if (type === 'record') {
    const rows = await listConversionsOf(db, caller.userId, limit, offset)
    return { list: rows.map(presentConversion), total: await countConversionsOf(db, caller.userId), page, limit }
  }
  const open = (await listPairs(db)).filter(({ is_open }) => is_open)
  return { list: open.slice(offset, offset + limit).map(presentPair), total: open.length, page, limit }
}
