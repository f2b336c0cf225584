import { addHeat, heatOf } from '@cliffhanger/rules/drama/heat.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { MediaDomain } from '../media/index.ts'
import { episodeAssetOf } from './episode-asset.ts'
import {
  type DramaForm,
  deleteEpisode,
  type EpisodeForm,
  episodeIds,
  findTakenField,
  insertDrama,
  insertEpisode,
  isType,
  isUnlocked,
  lockDrama,
  lockEpisode,
  lockForm,
  renumberEpisodes,
  setPublished,
  updateDrama,
} from './queries/authoring.ts'
import {
  type BannerForm,
  deleteBanner,
  findTypeNamed,
  insertBanner,
  insertType,
  listAllBanners,
  listTypes,
  lockBanner,
  lockType,
  type StoredBanner,
  type TypeForm,
  updateBanner,
  updateType,
} from './queries/home-content.ts'
import { incompleteAssetIds, lockDramasOf, refreshListing, updateEpisodeStates } from './queries/listing.ts'
import { dramasToProtect, markProtected } from './queries/protection.ts'
import type { ByLanguage } from './texts.ts'

/** How many assets one transaction takes over. */
const followedAtOnce = 500

/** A carousel of more is none. */
const mostBanners = 100

/** What something was and what became of it, for the audit line. */
export interface Edit<Form> {
  readonly before: Form
  readonly after: Form
}

/** What operators, the demonstration and the import do to dramas. Every function works in the transaction it is given;
 *  who may call it and the audit line are the caller's. */
export function createAuthoring(
  db: Db,
  clock: () => number,
  media: Pick<MediaDomain, 'findAssets' | 'deleteAsset' | 'protect'>,
) {
  const refresh = (tx: Db, ids: readonly number[]) =>
    refreshListing(tx, ids, addHeat(null, heatOf.published, clock()), clock())
  const mustLock = async (tx: Db, id: number) => {
    if (!(await lockDrama(tx, id))) refuse('notFound')
  }
  const protectLocked = async (tx: Db, dramaId: number) => {
    const assetIds = await markProtected(tx, dramaId)
    if (assetIds.length > 0) await media.protect(tx, assetIds)
  }
  const publish = async (tx: Db, id: number, isPublished: boolean) => {
    await mustLock(tx, id)
    await setPublished(tx, id, isPublished, clock())
    await refresh(tx, [id])
  }
  // Dramas that become listed at once may count into the same types in another order.
  const followAssets = (assetIds: readonly number[]) =>
    db.transaction(
      async (tx) => {
        const dramaIds = await lockDramasOf(tx, assetIds)
        if (dramaIds.length === 0) return
        const assets = await media.findAssets(tx, assetIds)
        if ((await updateEpisodeStates(tx, assets.map(episodeAssetOf))) > 0) await refresh(tx, dramaIds)
      },
      { retries: 3 },
    )
  return {
    /** Every category, in the order of the home page. */
    listTypes,
    createType: (tx: Db, names: ByLanguage<string>, sort: number): Promise<number> => insertType(tx, names, '', sort),
    /** Writes a category anew from what it was. Refuses 4002. */
    async editType(tx: Db, id: number, rewrite: (before: TypeForm) => TypeForm): Promise<Edit<TypeForm>> {
      const before = (await lockType(tx, id)) ?? refuse('notFound')
      const after = rewrite(before)
      await updateType(tx, id, after)
      return { before, after }
    },
    /** The category of this name, made when there is none; the first one where no name is told. */
    chooseType: async (tx: Db, name: string): Promise<number> =>
      (await findTypeNamed(tx, name)) ?? insertType(tx, { 'zh-CN': name || '其他' }, '', 99),
    createBanner: insertBanner,
    /** Writes a banner anew from what it was. Refuses 4002. */
    async editBanner(tx: Db, id: number, rewrite: (before: BannerForm) => BannerForm): Promise<Edit<BannerForm>> {
      const before = (await lockBanner(tx, id)) ?? refuse('notFound')
      const after = rewrite(before)
      await updateBanner(tx, id, after)
      return { before, after }
    },
    listBanners: (on: Db): Promise<StoredBanner[]> => listAllBanners(on, mostBanners),
    /** Removes a banner and tells what it was. Refuses 4002. */
    removeBanner: async (tx: Db, id: number): Promise<StoredBanner> =>
      (await deleteBanner(tx, id)) ?? refuse('notFound'),
    /** Makes an unpublished drama and tells its id. Refuses 4000. */
    async createDrama(tx: Db, form: DramaForm): Promise<number> {
      await checkForm(tx, form)
      return insertDrama(tx, form, clock())
    },
    /** Changes what is given and leaves the rest. Refuses 4000, 4002. */
    async editDrama(tx: Db, id: number, changes: Partial<DramaForm>): Promise<void> {
      const form = { ...((await lockForm(tx, id)) ?? refuse('notFound')), ...changes }
      await checkForm(tx, form)
      await updateDrama(tx, id, form)
    },
    /** Shows the drama to members as soon as all its episodes are complete. Refuses 4002. */
    publishDrama: (tx: Db, id: number): Promise<void> => publish(tx, id, true),
    /** Takes the drama out of every list. Refuses 4002. */
    unpublishDrama: (tx: Db, id: number): Promise<void> => publish(tx, id, false),
    /** Adds an episode, the last one where no number is told. Refuses 4000 where the number or the asset is taken, 4002. */
    async createEpisode(tx: Db, form: EpisodeForm): Promise<{ id: number; number: number }> {
      await mustLock(tx, form.dramaId)
      const taken = await findTakenField(tx, form)
      if (taken) refuseField(taken)
      const made = await insertEpisode(tx, form, clock())
      await protectLocked(tx, form.dramaId)
      await refresh(tx, [form.dramaId])
      tx.afterCommit(() => followAssets([form.assetId]))
      return made
    },
    /** Numbers all episodes of a drama anew. Refuses 4003 unless exactly the drama's episodes are given, 4002. */
    async reorderEpisodes(tx: Db, dramaId: number, idsInOrder: readonly number[]): Promise<void> {
      await mustLock(tx, dramaId)
      const known = new Set(await episodeIds(tx, dramaId))
      const given = new Set(idsInOrder)
      if (given.size !== idsInOrder.length || given.size !== known.size || idsInOrder.some((id) => !known.has(id)))
        refuse('stateChanged')
      await renumberEpisodes(tx, dramaId, idsInOrder)
      await protectLocked(tx, dramaId)
    },
    /** Removes the episode and its video; false where members have unlocked it, who keep it (S-106). Refuses 4002. */
    async removeEpisode(tx: Db, dramaId: number, id: number): Promise<boolean> {
      await mustLock(tx, dramaId)
      const { asset_id: assetId } = (await lockEpisode(tx, dramaId, id)) ?? refuse('notFound')
      if (await isUnlocked(tx, id)) return false
      await deleteEpisode(tx, id)
      await media.deleteAsset(tx, assetId)
      await refresh(tx, [dramaId])
      return true
    },
    /** Tells media of the episodes of a drama that somebody pays for by now, so that they do not lie about in clear. */
    protectLocked,
    /** The same for every drama, whatever changed its terms. */
    async protectAllLocked(): Promise<void> {
      for (const dramaId of await dramasToProtect(db)) await db.transaction((tx) => protectLocked(tx, dramaId))
    },
    /** Takes over what media says about assets and lists the dramas that became complete by it. */
    followAssets,
    /** The same for every episode that is not complete; what a process that was killed did not live to see. */
    async followAllAssets(): Promise<void> {
      for (let last = 0, isMore = true; isMore; ) {
        const assetIds = await incompleteAssetIds(db, last, followedAtOnce)
        await followAssets(assetIds)
        last = assetIds.at(-1) ?? last
        isMore = assetIds.length === followedAtOnce
      }
    },
  }
}

export type Authoring = ReturnType<typeof createAuthoring>

/** A drama has a known category and a title in its main language. */
async function checkForm(tx: Db, form: DramaForm): Promise<void> {
  if (!(await isType(tx, form.typeId))) refuseField('type_id')
  if (!form.texts[form.language]?.title.trim()) refuseField('title')
}
