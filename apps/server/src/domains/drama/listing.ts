import { addHeat, heatOf } from '@cliffhanger/rules/drama/heat.ts'
import type { Db } from '../../platform/database/db.ts'
import type { MediaDomain } from '../media/index.ts'
import { episodeAssetOf } from './episode-asset.ts'
import { incompleteAssetIds, lockDramasOf, refreshListing, updateEpisodeStates } from './queries/listing.ts'
import { dramasToProtect, markProtected } from './queries/protection.ts'

/** How many assets one transaction takes over. */
const followedAtOnce = 500

/** What follows from a change of dramas, of their terms and of their videos: which dramas members see, and which videos are encrypted. */
export class Listing {
  readonly #db: Db
  readonly #clock: () => number
  readonly #media: Pick<MediaDomain, 'findAssets' | 'protect'>

  constructor(db: Db, clock: () => number, media: Pick<MediaDomain, 'findAssets' | 'protect'>) {
    this.#db = db
    this.#clock = clock
    this.#media = media
  }

  /** Lists or hides these dramas, which are locked, by what they are now. */
  async refresh(tx: Db, ids: readonly number[]): Promise<void> {
    const nowMs = this.#clock()
    await refreshListing(tx, ids, addHeat(null, heatOf.published, nowMs), nowMs)
  }

  /** Tells media of the episodes of a drama that somebody pays for by now, so that they do not lie about in clear. */
  async protectLocked(tx: Db, dramaId: number): Promise<void> {
    const assetIds = await markProtected(tx, dramaId)
    if (assetIds.length > 0) await this.#media.protect(tx, assetIds)
  }

  /** The same for every drama, whatever changed its terms. */
  async protectAllLocked(): Promise<void> {
    for (const dramaId of await dramasToProtect(this.#db))
      await this.#db.transaction((tx) => this.protectLocked(tx, dramaId))
  }

  /** Takes over what media says about assets and lists the dramas that became complete by it. */
  followAssets(assetIds: readonly number[]): Promise<void> {
    return this.#db.transaction(
      async (tx) => {
        const dramaIds = await lockDramasOf(tx, assetIds)
        if (dramaIds.length === 0) return
        const assets = await this.#media.findAssets(tx, assetIds)
        if ((await updateEpisodeStates(tx, assets.map(episodeAssetOf))) > 0) await this.refresh(tx, dramaIds)
      },
      // Dramas that become listed at once may count into the same types in another order.
      { retries: 3 },
    )
  }

  /** The same for every episode that is not complete; what a process that was killed did not live to see. */
  async followAllAssets(): Promise<void> {
    for (let last = 0, isMore = true; isMore; ) {
      const assetIds = await incompleteAssetIds(this.#db, last, followedAtOnce)
      await this.followAssets(assetIds)
      last = assetIds.at(-1) ?? last
      isMore = assetIds.length === followedAtOnce
    }
  }
}
