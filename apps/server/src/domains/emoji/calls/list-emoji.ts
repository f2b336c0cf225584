import type { emojiCalls } from '@cliffhanger/contract/emoji/calls.ts'
import { emojiLimit } from '@cliffhanger/contract/emoji/schemas.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { listEmoji as listRows, readVersion } from '../queries.ts'

/** The set in its order. The version is read first: should the set change in between, the device loads it once more instead of never. */
export const listEmoji: Handler<typeof emojiCalls.listEmoji> = async ({ db }) => {
  const version = await readVersion(db)
  return { list: await listRows(db, emojiLimit), version }
}
