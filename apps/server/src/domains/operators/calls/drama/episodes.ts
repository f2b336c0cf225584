import type { episodeOperatorCalls } from '@cliffhanger/contract/drama/operator-episode-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import { sourceLimits } from '@cliffhanger/rules/media/source.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import {
  beginSignedUpload,
  dropSignedUpload,
  finishSignedUpload,
} from '../../../../platform/storage/object-store/signed-upload.ts'
import { recordAction } from '../../audit.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { isUploadPrefix, newUploadPrefix, uploadFolder } from '../../pictures.ts'
import { presentAsset } from '../../present/drama.ts'
import { definedOf } from '../../written-languages.ts'

const credentialSeconds = 30 * 60
const largestBytes = { video: sourceLimits.sizeBytes, picture: 20 * 1024 ** 2 } as const

/** A credential for one upload: it writes below a prefix that did not exist before and reads nothing. Telling the prefix of an
 *  upload gives it a fresh credential. */
const startUpload: Handler<typeof episodeOperatorCalls.startUpload> = async (
  context,
  { kind, size, key_prefix: prefix = newUploadPrefix() },
) => {
  if (size > largestBytes[kind]) return refuseField('size')
  if (!isUploadPrefix(prefix)) return refuseField('key_prefix')
  const { storage, clock, origin } = context
  const place = { key_prefix: prefix, endpoint: storage.baseUrl(origin), bucket: storage.bucket }
  if (!(await storage.issuesCredentials())) {
    const nothing = { region: '', tmpSecretId: '', tmpSecretKey: '', sessionToken: '' }
    return { ...place, ...nothing, expiredTime: toSeconds(clock()) + credentialSeconds, signed: 1 }
  }
  const credential = await storage.temporaryCredential({
    prefix,
    actions: ['write'],
    lifetimeS: credentialSeconds,
    maxObjectBytes: largestBytes[kind],
  })
  return {
    ...place,
    region: credential.region,
    tmpSecretId: credential.accessKeyId,
    tmpSecretKey: credential.secretAccessKey,
    sessionToken: credential.sessionToken,
    expiredTime: toSeconds(credential.expiresMs),
  }
}

/** Refuses 5019 for a key that lies in no prefix of an upload. */
const uploadKeyOf = (key: string): string =>
  isUploadPrefix(key.slice(0, key.lastIndexOf('/') + 1)) ? key : refuse('fileNotUploaded')

const beginUpload: Handler<typeof episodeOperatorCalls.beginUpload> = (
  context,
  { kind, key, content_type: contentType, size, upload_id: uploadId },
) =>
  size > largestBytes[kind]
    ? refuseField('size')
    : beginSignedUpload(context, { key: uploadKeyOf(key), sizeBytes: size }, { contentType, uploadId })

const finishUpload: Handler<typeof episodeOperatorCalls.finishUpload> = async (
  { storage },
  { key, upload_id: uploadId, size },
) => {
  await finishSignedUpload(storage, { key: uploadKeyOf(key), sizeBytes: size }, { uploadId, field: 'size' })
  return {}
}

const dropUpload: Handler<typeof episodeOperatorCalls.dropUpload> = async (
  { storage },
  { key, upload_id: uploadId },
) => {
  await dropSignedUpload(storage, uploadKeyOf(key), uploadId)
  return {}
}

/** Turns an uploaded video into an episode; the file is looked at by the worker, its state tells what came of it. */
const addEpisode =
  ({ drama, media }: OperatorNeeds): Handler<typeof episodeOperatorCalls.addEpisode> =>
  async (context, { drama_id, number, titles, source_key }) => {
    if (!source_key.startsWith(uploadFolder)) return refuseField('source_key')
    if (!(await context.storage.head(source_key))) return refuse('fileNotUploaded')
    const asset = await media.createAsset(context.db, { sourceKey: source_key })
    const episode = await drama.operator.createEpisode(context.db, {
      dramaId: drama_id,
      number,
      titles: definedOf(titles),
      assetId: asset.id,
    })
    const queued = (await media.startTranscoding(context.db, asset.id)) ?? asset
    await recordAction(context.db, context, {
      action: 'episode.add',
      target: `drama ${drama_id}`,
      after: { episode, source_key },
    })
    return { ...episode, asset: presentAsset(queued, await media.operator.findWaitingForReader(context.db, [queued])) }
  }

const removeEpisode =
  ({ drama }: OperatorNeeds): Handler<typeof episodeOperatorCalls.removeEpisode> =>
  async (context, { drama_id, id, reason }) =>
    context.db.transaction(async (tx) => {
      if (!(await drama.operator.removeEpisode(tx, drama_id, id)))
        refuse('stateChanged', undefined, messageText(context.language, 'episodeIsUnlocked'))
      await recordAction(tx, context, {
        action: 'episode.remove',
        target: `drama ${drama_id}`,
        reason,
        before: { episode: id },
      })
      return {}
    })

const reorderEpisodes =
  ({ drama }: OperatorNeeds): Handler<typeof episodeOperatorCalls.reorderEpisodes> =>
  async (context, { drama_id, ids }) =>
    context.db.transaction(async (tx) => {
      await drama.operator.reorderEpisodes(tx, drama_id, ids)
      await recordAction(tx, context, { action: 'episode.reorder', target: `drama ${drama_id}`, after: { ids } })
      return {}
    })

const cancelTranscoding =
  ({ media }: OperatorNeeds): Handler<typeof episodeOperatorCalls.cancelTranscoding> =>
  async (context, { asset_id }) =>
    context.db.transaction(async (tx) => {
      if ((await media.findAssets(tx, [asset_id])).length === 0) return refuse('notFound')
      const asset = (await media.cancelTranscoding(tx, asset_id)) ?? refuse('stateChanged')
      await recordAction(tx, context, { action: 'transcoding.cancel', target: `asset ${asset_id}` })
      return { asset: presentAsset(asset, await media.operator.findWaitingForReader(tx, [asset])) }
    })

const retryTranscoding =
  ({ media }: OperatorNeeds): Handler<typeof episodeOperatorCalls.retryTranscoding> =>
  async (context, { asset_id }) =>
    context.db.transaction(async (tx) => {
      if ((await media.findAssets(tx, [asset_id])).length === 0) return refuse('notFound')
      const asset = (await media.startTranscoding(tx, asset_id)) ?? refuse('stateChanged')
      await recordAction(tx, context, { action: 'transcoding.retry', target: `asset ${asset_id}` })
      return { asset: presentAsset(asset, await media.operator.findWaitingForReader(tx, [asset])) }
    })

export const episodeHandlers = (needs: OperatorNeeds): Handlers<typeof episodeOperatorCalls> => ({
  startUpload,
  beginUpload,
  finishUpload,
  dropUpload,
  addEpisode: addEpisode(needs),
  removeEpisode: removeEpisode(needs),
  reorderEpisodes: reorderEpisodes(needs),
  cancelTranscoding: cancelTranscoding(needs),
  retryTranscoding: retryTranscoding(needs),
})
