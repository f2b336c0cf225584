import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { MediaDomain } from '../media/index.ts'
import { homeAuthoring } from './home-authoring.ts'
import { Listing } from './listing.ts'
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

/** What operators, the demonstration and the import do to dramas. Every function works in the transaction it is given;
 *  who may call it and the audit line are the caller's. */
export function createAuthoring(
  db: Db,
  clock: () => number,
  media: Pick<MediaDomain, 'findAssets' | 'deleteAsset' | 'protect'>,
) {
  const listing = new Listing(db, clock, media)
  const mustLock = async (tx: Db, id: number) => {
    if (!(await lockDrama(tx, id))) refuse('notFound')
  }
  const publish = async (tx: Db, id: number, isPublished: boolean) => {
    await mustLock(tx, id)
    await setPublished(tx, id, isPublished, clock())
    await listing.refresh(tx, [id])
  }
  return {
    ...homeAuthoring,
    listing,
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
      await listing.protectLocked(tx, form.dramaId)
      await listing.refresh(tx, [form.dramaId])
      tx.afterCommit(() => listing.followAssets([form.assetId]))
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
      await listing.protectLocked(tx, dramaId)
    },
    /** Removes the episode and its video; false where members have unlocked it, who keep it (S-106). Refuses 4002. */
    async removeEpisode(tx: Db, dramaId: number, id: number): Promise<boolean> {
      await mustLock(tx, dramaId)
      const { asset_id: assetId } = (await lockEpisode(tx, dramaId, id)) ?? refuse('notFound')
      if (await isUnlocked(tx, id)) return false
      await deleteEpisode(tx, id)
      await media.deleteAsset(tx, assetId)
      await listing.refresh(tx, [dramaId])
      return true
    },
  }
}

export type Authoring = ReturnType<typeof createAuthoring>

/** A drama has a known category and a title in its main language. */
async function checkForm(tx: Db, form: DramaForm): Promise<void> {
  if (!(await isType(tx, form.typeId))) refuseField('type_id')
  if (!form.texts[form.language]?.title.trim()) refuseField('title')
}
