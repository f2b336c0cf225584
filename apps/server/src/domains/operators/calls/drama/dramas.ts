import type { dramaOperatorCalls } from '@cliffhanger/contract/drama/operator-calls.ts'
import type { DramaForm, DramaOverview } from '@cliffhanger/contract/drama/operator-schemas.ts'
import { foldText } from '@cliffhanger/rules/search-text.ts'
import type { Db } from '../../../../platform/database/db.ts'
import type { CallContext, Handler } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'

import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { publishPicture } from '../../pictures.ts'
import { presentDrama, presentEpisode, storedForm } from '../../present/drama.ts'

const listDramas =
  ({ drama }: OperatorNeeds): Handler<typeof dramaOperatorCalls.listDramas> =>
  async (context, { page, limit, search = '' }) => {
    const folded = foldText(search)
    const rows = await drama.operator.listOverviews(context.db, folded, { page, limit })
    return {
      list: rows.map((row) => presentDrama(context, row)),
      total: await drama.operator.countOverviews(context.db, folded),
      page,
      limit,
    }
  }

/** One drama; an episode is shown with what media says of its video at this moment. */
const getDrama =
  ({ media, drama: { operator } }: OperatorNeeds): Handler<typeof dramaOperatorCalls.getDrama> =>
  async (context, { id }) => {
    const drama = await overviewOf(context, { operator }, context.db, id)
    const rows = await operator.listEpisodeOverviews(context.db, id)
    const assets = new Map(
      (
        await media.findAssets(
          context.db,
          rows.map((row) => row.asset_id),
        )
      ).map((asset) => [asset.id, asset]),
    )
    const waiting = await media.operator.findWaitingForReader(context.db, [...assets.values()])
    const episodes = rows.flatMap((row) => {
      const asset = assets.get(row.asset_id)
      return asset ? [presentEpisode(context, row, { asset, waiting })] : []
    })
    return { drama, episodes }
  }

const createDrama =
  ({ drama }: OperatorNeeds): Handler<typeof dramaOperatorCalls.createDrama> =>
  async (context, form) => {
    const stored = storedForm(form, await publicPictures(context, form))
    const id = await drama.operator.createDrama(context.db, stored)
    const made = await overviewOf(context, drama, context.db, id)
    await recordAction(context.db, context, { action: 'drama.create', target: `drama ${id}`, after: stored })
    return { drama: made }
  }

const editDrama =
  ({ drama }: OperatorNeeds): Handler<typeof dramaOperatorCalls.editDrama> =>
  async (context, { id, ...form }) => {
    const stored = storedForm(form, await publicPictures(context, form))
    return context.db.transaction(async (tx) => {
      const before = await overviewOf(context, drama, tx, id)
      await drama.operator.editDrama(tx, id, stored)
      await recordAction(tx, context, { action: 'drama.edit', target: `drama ${id}`, before, after: stored })
      return { drama: await overviewOf(context, drama, tx, id) }
    })
  }

/** Shows or hides a drama. Hiding what members watch needs a reason. */
const setDramaPublished =
  ({ drama }: OperatorNeeds): Handler<typeof dramaOperatorCalls.setDramaPublished> =>
  async (context, { id, is_published, reason }) => {
    if (is_published === 0 && reason === undefined) return refuseField('reason')
    return context.db.transaction(async (tx) => {
      if (is_published === 1) await drama.operator.publishDrama(tx, id)
      else await drama.operator.unpublishDrama(tx, id)
      await recordAction(tx, context, {
        action: is_published === 1 ? 'drama.publish' : 'drama.unpublish',
        target: `drama ${id}`,
        reason,
      })
      return { drama: await overviewOf(context, drama, tx, id) }
    })
  }

const overviewOf = async (
  context: CallContext<'operator'>,
  { operator }: OperatorNeeds['drama'],
  db: Db,
  id: number,
): Promise<DramaOverview> => presentDrama(context, (await operator.findOverview(db, id)) ?? refuse('notFound'))

const publicPictures = async ({ storage }: CallContext<'operator'>, form: DramaForm) => ({
  coverKey: await publishPicture(storage, form.cover_key, 'cover_key'),
  wideCoverKey: await publishPicture(storage, form.wide_cover_key, 'wide_cover_key'),
})

export const dramaHandlers = (needs: OperatorNeeds) => ({
  listDramas: listDramas(needs),
  getDrama: getDrama(needs),
  createDrama: createDrama(needs),
  editDrama: editDrama(needs),
  setDramaPublished: setDramaPublished(needs),
})
