import type { mediaOperatorCalls } from '@cliffhanger/contract/media/operator-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse } from '../../../../platform/http/refusal.ts'

import { carryOut } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { memberLines } from '../../present/account.ts'
import { presentCaption, presentRun, presentTranscoding } from '../../present/media.ts'

const listTranscodings =
  ({ media, drama }: OperatorNeeds): Handler<typeof mediaOperatorCalls.listTranscodings> =>
  async ({ db }, { state, page, limit }) => {
    const assets = await media.operator.listAssets(db, state, limit, (page - 1) * limit)
    const episodes = await drama.operator.findEpisodesOfAssets(
      db,
      assets.map((asset) => asset.id),
    )
    const waiting = await media.operator.findWaitingForReader(db, assets)
    const list = assets.map((asset) => presentTranscoding(asset, episodes.get(asset.id), waiting))
    return { list, total: await media.operator.countAssetsOf(db, state), page, limit }
  }

const getTranscoding =
  ({ media, drama }: OperatorNeeds): Handler<typeof mediaOperatorCalls.getTranscoding> =>
  async ({ db }, { id }) => {
    const [asset] = await media.findAssets(db, [id])
    if (!asset) return refuse('notFound')
    const episodes = await drama.operator.findEpisodesOfAssets(db, [id])
    return {
      transcoding: presentTranscoding(asset, episodes.get(id), await media.operator.findWaitingForReader(db, [asset])),
      runs: (await media.operator.listRuns(db, id)).map(presentRun),
    }
  }

const listCaptionsOf =
  ({ media }: OperatorNeeds): Handler<typeof mediaOperatorCalls.listCaptions> =>
  async ({ db }, { asset_id }) => {
    if ((await media.findAssets(db, [asset_id])).length === 0) return refuse('notFound')
    return { list: (await media.operator.listCaptions(db, asset_id)).map(presentCaption) }
  }

/** Keeps the words only; what the file was called or looked like is of no use to anybody. */
const saveCaptions =
  ({ media }: OperatorNeeds): Handler<typeof mediaOperatorCalls.saveCaptions> =>
  (context, { asset_id, language, content }) =>
    carryOut(
      context,
      async (tx) => {
        await media.operator.saveCaptions(tx, asset_id, language, content)
        return { list: (await media.operator.listCaptions(tx, asset_id)).map(presentCaption) }
      },
      ({ list }) => ({
        action: 'captions.save',
        target: `asset ${asset_id}`,
        after: list.find((caption) => caption.language === language),
      }),
    )

const removeCaptions =
  ({ media }: OperatorNeeds): Handler<typeof mediaOperatorCalls.removeCaptions> =>
  (context, { asset_id, language, reason }) =>
    carryOut(
      context,
      async (tx) => {
        await media.operator.removeCaptions(tx, asset_id, language)
        return { list: (await media.operator.listCaptions(tx, asset_id)).map(presentCaption) }
      },
      () => ({ action: 'captions.remove', target: `asset ${asset_id}`, reason, before: { language } }),
    )

const listPlayAlarms =
  ({ media }: OperatorNeeds): Handler<typeof mediaOperatorCalls.listPlayAlarms> =>
  async ({ db }, { page, limit }) => {
    const rows = await media.operator.listAlarms(db, limit, (page - 1) * limit)
    const lines = await memberLines(
      db,
      rows.map((row) => row.user_id),
    )
    const list = rows.map(({ id, user_id, episodes, watched_seconds, created_ms }) => ({
      ...{ id, member: lines(user_id), episodes, watched_seconds },
      create_time: toSeconds(created_ms),
    }))
    return { list, total: await media.operator.countAlarms(db), page, limit }
  }

export const mediaHandlers = (needs: OperatorNeeds): Handlers<typeof mediaOperatorCalls> => ({
  listTranscodings: listTranscodings(needs),
  getTranscoding: getTranscoding(needs),
  listCaptions: listCaptionsOf(needs),
  saveCaptions: saveCaptions(needs),
  removeCaptions: removeCaptions(needs),
  listPlayAlarms: listPlayAlarms(needs),
})
