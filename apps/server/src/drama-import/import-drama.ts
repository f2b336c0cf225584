import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerContext } from '../context.ts'
import type { DramaDomain } from '../domains/drama/index.ts'
import { type Asset, isFullyReady, type MediaDomain } from '../domains/media/index.ts'
import { errorText } from './error-text.ts'
import type { ImportRequest } from './read-request.ts'

/** What an import works with; `say` prints one line. */
export interface Importer {
  readonly context: Pick<ServerContext, 'db' | 'storage'>
  readonly drama: Pick<DramaDomain, 'authoring'>
  readonly media: Pick<MediaDomain, 'createAsset' | 'startTranscoding' | 'findAssets'>
  say(line: string): void
}

/** Makes a drama of local video files and publishes it once all play; answers its id.
 *  Throws, naming the files, when one cannot be an episode: the drama then stays unpublished. */
export async function importDrama(importer: Importer, request: ImportRequest): Promise<number> {
  const { context, drama, say } = importer
  const sourceKeys = await upload(importer, request.files)
  const { dramaId, assetIds } = await createDrama(importer, request, sourceKeys)
  say(`Drama ${dramaId} "${request.title}": converting, episodes: ${assetIds.length}`)
  const assets = await waitForAll(importer, request.files, assetIds)
  const bad = assets.flatMap((asset, index) =>
    isFullyReady(asset)
      ? []
      : [`${request.files[index]}: ${asset.reason === '' ? 'was cancelled' : errorText[asset.reason]}`],
  )
  await drama.authoring.listing.followAssets(assetIds)
  if (bad.length > 0) throw new Error([`Drama ${dramaId} stays unpublished:`, ...bad].join('\n'))
  await context.db.transaction(async (tx) => {
    const posterKey = assets[0]?.posterKey ?? ''
    await drama.authoring.editDrama(tx, dramaId, { coverKey: posterKey, wideCoverKey: posterKey })
    await drama.authoring.publishDrama(tx, dramaId)
  })
  say(`Drama ${dramaId} is published`)
  return dramaId
}

async function upload({ context, say }: Importer, files: readonly string[]): Promise<string[]> {
  const keys: string[] = []
  for (const file of files) {
    const key = `source/${randomUUID()}`
    await context.storage.putFile(key, file, { contentType: 'application/octet-stream' })
    keys.push(key)
    say(`Stored ${basename(file)}`)
  }
  return keys
}

const createDrama = ({ context, drama, media }: Importer, request: ImportRequest, sourceKeys: readonly string[]) =>
  context.db.transaction(async (tx) => {
    const { title, intro, language, category, area, year } = request
    const dramaId = await drama.authoring.createDrama(tx, {
      typeId: await drama.authoring.chooseType(tx, category),
      language,
      texts: { [language]: { title, intro, tags: [] } },
      coverKey: '',
      wideCoverKey: '',
      area,
      year,
      totalNumber: sourceKeys.length,
      isEnd: true,
    })
    const assetIds: number[] = []
    for (const sourceKey of sourceKeys) {
      const asset = await media.createAsset(tx, { sourceKey })
      await drama.authoring.createEpisode(tx, { dramaId, titles: {}, assetId: asset.id })
      await media.startTranscoding(tx, asset.id)
      assetIds.push(asset.id)
    }
    return { dramaId, assetIds }
  })

const lookEveryMs = 500

const isDone = (asset: Asset) => isFullyReady(asset) || asset.state === 'failed' || asset.state === 'cancelled'

const progressOf = (asset: Asset) => {
  if (isFullyReady(asset)) return 'ready'
  return isDone(asset) ? asset.state : `converting, ${asset.progressPercent} %`
}

/** Waits until nothing is left to convert and says how far it is; answers the assets in the order of the files. */
async function waitForAll(
  { context, media, say }: Importer,
  files: readonly string[],
  assetIds: readonly number[],
): Promise<Asset[]> {
  const notified = new Map<number, string>()
  for (;;) {
    const found = new Map((await media.findAssets(context.db, assetIds)).map((asset) => [asset.id, asset]))
    const assets = assetIds.flatMap((id) => found.get(id) ?? [])
    for (const [index, asset] of assets.entries()) {
      const line = `${basename(files[index] ?? '')}: ${progressOf(asset)}`
      if (notified.get(asset.id) !== line) say(line)
      notified.set(asset.id, line)
    }
    if (assets.every(isDone)) return assets
    await sleep(lookEveryMs)
  }
}
