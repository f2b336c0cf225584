import type { ServerContext } from '../../context.ts'
import { versionPrefix } from './asset.ts'
import { deleteOldDeliveries } from './queries/deliveries.ts'
import { deleteOldPlays } from './queries/plays.ts'
import { forgetVersion, listOverdueVersions } from './queries/versions.ts'

/** Removes the folders whose time is over, files first, and forgets the tickets of yesterday. */
export async function sweep({ db, storage, clock }: Pick<ServerContext, 'db' | 'storage' | 'clock'>): Promise<void> {
  for (const { asset_id, version } of await listOverdueVersions(db, clock())) {
    await storage.deletePrefix(versionPrefix(asset_id, version))
    await forgetVersion(db, asset_id, version)
  }
  await deleteOldPlays(db, clock())
  await deleteOldDeliveries(db, clock())
}
