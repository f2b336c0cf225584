import type { CallContext } from '../../../platform/http/handlers.ts'
import { publicAddress } from '../../../platform/storage/public-address.ts'
import { textIn } from '../texts.ts'
import { listUnlockedDramas } from './queries/unlocked-dramas.ts'
import { unlockIdOf } from './unlock-service.ts'

type Reader = Pick<CallContext<'bearer'>, 'db' | 'caller' | 'language' | 'origin' | 'storage'>

/** The dramas of a member's own purchases, by the number of the purchase; one statement for all of them. Hidden dramas keep their names. */
export async function nameUnlocks(
  reader: Reader,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly name: string; readonly picture: string }>> {
  const ids = numbers.map(unlockIdOf).filter((id) => id !== undefined)
  if (ids.length === 0) return new Map()
  const rows = await listUnlockedDramas(reader.db, reader.caller.userId, ids)
  return new Map(
    rows.map(({ number, drama_id: id, texts, language, cover_key: cover }) => [
      number,
      { id, name: textIn(texts, reader.language, language)?.title ?? '', picture: publicAddress(reader, cover) },
    ]),
  )
}
