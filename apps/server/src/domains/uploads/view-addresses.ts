import { maxViewedKeys } from '@cliffhanger/contract/uploads/schemas.ts'
import { locationOf } from '@cliffhanger/rules/uploads/object-key.ts'
import type { Db } from '../../platform/database/db.ts'
import { isObjectKey, isPublicKey } from '../../platform/storage/object-store/object-key.ts'
import { publicAddress } from '../../platform/storage/public-address.ts'
import type { ObjectStore } from '../../platform/storage/storage.ts'
import { credentialLifetimeS } from './credential.ts'
import type { UploadsNeeds } from './needs.ts'

/** An address stays the same for half of this, so that caches work, and is good for the other half at least: as long as the
 *  credential that comes with it. */
const addressLifetimeS = 2 * credentialLifetimeS

interface Viewing {
  readonly db: Db
  readonly storage: ObjectStore
  readonly origin: string
  readonly userId: number
  readonly domains: Pick<UploadsNeeds, 'chat'>
}

/** Addresses of those of the keys that the member may see; the others are left out. */
export async function viewAddresses(viewing: Viewing, keys: readonly string[]): Promise<Record<string, string>> {
  const { storage, origin } = viewing
  const requested = [...new Set(keys)].filter(isObjectKey).slice(0, maxViewedKeys)
  const visible = await visibleKeys(viewing, requested)
  const addressed = requested
    .filter((key) => visible.has(key))
    .map(async (key): Promise<[string, string]> => [key, await addressOf(storage, origin, key)])
  return Object.fromEntries(await Promise.all(addressed))
}

const addressOf = (storage: ObjectStore, origin: string, key: string): string | Promise<string> =>
  isPublicKey(key)
    ? publicAddress({ storage, origin }, key)
    : storage.signedUrl(key, { lifetimeS: addressLifetimeS, origin })

async function visibleKeys({ db, userId, domains }: Viewing, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const isPlain = (key: string) => isPublicKey(key) || locationOf(key)?.userId === userId
  const others = keys.filter((key) => !isPlain(key) && locationOf(key) !== undefined)
  const shown = others.length > 0 ? await domains.chat.viewableKeys(db, userId, others) : new Set<string>()
  return new Set([...keys.filter(isPlain), ...others.filter((key) => shown.has(key))])
}
