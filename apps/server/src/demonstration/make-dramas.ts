import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DemoDrama, DemoStudio, Filming, RunFfmpeg } from '@cliffhanger/demo-films/films.ts'
import { languages } from '@cliffhanger/i18n/languages.ts'
import * as z from 'zod'
import type { ServerContext } from '../context.ts'
import type { ByLanguage, DramaText } from '../domains/drama/index.ts'
import { demonstrationFolder, isFullyReady, type MediaDomain, runTool } from '../domains/media/index.ts'
import { defineJob } from '../platform/database/jobs.ts'
import { isMade, makeOnce } from './deps.ts'
import type { DramaPublisher, OnRelease } from './release.ts'

/** Goes on where a killed process stopped: every part is made once. */
export const makeDramasJob = defineJob({
  name: 'demonstration.makeDramas',
  schema: z.object({}),
  retry: { limit: 5, delaySeconds: 5 },
  timeoutSeconds: 3600,
  pollSeconds: 1,
})

/** What the making of dramas needs. */
export interface DramaMaker {
  readonly context: Pick<ServerContext, 'db' | 'clock' | 'storage' | 'settings' | 'log'>
  readonly drama: DramaPublisher
  readonly onRelease: OnRelease
  readonly media: Pick<MediaDomain, 'createAsset' | 'startTranscoding' | 'findAssets' | 'videoTools'> & {
    readonly operator: Pick<MediaDomain['operator'], 'saveCaptions'>
  }
  readonly studio: Pick<DemoStudio, 'dramas' | 'drawCovers' | 'filmEpisode' | 'captionEpisode'>
  /** Called once a drama is complete, again after a start in between. The next one waits for it. */
  readonly whenComplete: (dramaId: number, drama: DemoDrama) => Promise<void>
  /** Called for each drama in turn once all are complete. */
  readonly whenAllComplete: (dramaId: number, drama: DemoDrama) => Promise<void>
}

/** Makes the dramas one after the other; each is listed once all its episodes are complete. None on a machine without ffmpeg. */
export async function makeDramas(maker: DramaMaker, signal: AbortSignal): Promise<void> {
  const tools = await maker.media.videoTools()
  if (!tools) return maker.context.log.warn('no ffmpeg on this machine: the demonstration has no dramas')
  const runFfmpeg: RunFfmpeg = (args, options) => runTool(tools.ffmpeg, args, options)
  const dramas = maker.studio.dramas.slice(0, maker.context.settings.DEMO_DRAMAS)
  const typeIds = await makeTypes(maker, dramas)
  const complete: (readonly [dramaId: number, drama: DemoDrama])[] = []
  for (const [index, drama] of dramas.entries()) {
    const dramaId = await makeDrama(maker, drama, typeIds.get(drama.category['zh-CN'] ?? '') ?? 0, index)
    const assetIds: number[] = []
    for (const episode of drama.episodes.keys())
      assetIds.push(await makeEpisode(maker, drama, dramaId, episode, { runFfmpeg, signal }))
    await waitUntilDone(maker, assetIds, signal)
    await publish(maker, drama, dramaId, assetIds)
    await maker.whenComplete(dramaId, drama)
    complete.push([dramaId, drama])
  }
  for (const [dramaId, drama] of complete) await maker.whenAllComplete(dramaId, drama)
  await makeOnce(maker.context.db, allMade(maker.context), maker.context.clock(), async () => dramas.length)
}

/** Names the part that says nothing is left to make; a higher setting makes more. */
const allMade = ({ settings }: Pick<ServerContext, 'settings'>) => `dramas/${settings.DEMO_DRAMAS}`

/** Whether a start can spare itself the looking. */
export const areDramasMade = (context: Pick<ServerContext, 'db' | 'settings'>): Promise<boolean> =>
  isMade(context.db, allMade(context))

/** Categories in the order in which the dramas name them. */
async function makeTypes({ context, drama }: DramaMaker, dramas: readonly DemoDrama[]): Promise<Map<string, number>> {
  const categories = new Map(dramas.map(({ category }) => [category['zh-CN'] ?? '', category]))
  const ids = new Map<string, number>()
  for (const [key, names] of categories) {
    const sort = ids.size + 1
    const make = () =>
      makeOnce(context.db, `type/${key}`, context.clock(), (tx) => drama.authoring.createType(tx, names, sort))
    ids.set(key, await make())
  }
  return ids
}

const textsOf = ({ titles, intros, tags }: DemoDrama): ByLanguage<DramaText> => {
  const textOf = (language: keyof typeof titles) => ({
    title: titles[language] ?? '',
    intro: intros[language] ?? '',
    tags: tags[language] ?? [],
  })
  return { 'zh-CN': textOf('zh-CN'), en: textOf('en'), vi: textOf('vi'), pt: textOf('pt') }
}

const picture = { contentType: 'image/webp', cacheControl: 'public, max-age=86400' }

/** The first three dramas stand in the carousel. */
const bannerCount = 3

async function makeDrama(
  { context, onRelease, studio }: DramaMaker,
  demoDrama: DemoDrama,
  typeId: number,
  index: number,
): Promise<number> {
  const { db, storage, clock } = context
  const [coverKey, wideCoverKey] = [
    `public/demonstration/${demoDrama.slug}.webp`,
    `public/demonstration/${demoDrama.slug}-wide.webp`,
  ]
  if (!(await isMade(db, demoDrama.slug))) {
    const covers = await studio.drawCovers(demoDrama)
    await storage.put(coverKey, covers.upright, picture)
    await storage.put(wideCoverKey, covers.wide, picture)
  }
  return makeOnce(db, demoDrama.slug, clock(), (tx) =>
    onRelease(tx, demoDrama, async (drama) => {
      const dramaId = await drama.authoring.createDrama(tx, {
        typeId,
        language: 'zh-CN',
        texts: textsOf(demoDrama),
        coverKey,
        wideCoverKey,
        area: demoDrama.area,
        year: demoDrama.year,
        totalNumber: demoDrama.planned ?? demoDrama.episodes.length,
        isEnd: demoDrama.planned === undefined,
      })
      if (demoDrama.terms)
        await drama.operator.terms.set(tx, dramaId, {
          ...demoDrama.terms,
          previewSeconds: 0,
          isShareable: true,
          opensMs: null,
        })
      if (index < bannerCount) {
        const place = { position: 'home', linkType: 'video', link: String(dramaId), sort: index } as const
        await drama.authoring.createBanner(tx, { ...place, titles: demoDrama.titles, imageKey: wideCoverKey })
      }
      return dramaId
    }),
  )
}

/** What is complete is listed as of the day of its release, whether or not the domain of today has followed its videos yet. */
const publish = ({ context, onRelease }: DramaMaker, drama: DemoDrama, dramaId: number, assetIds: readonly number[]) =>
  makeOnce(context.db, `${drama.slug}/published`, context.clock(), (tx) =>
    onRelease(tx, drama, async ({ authoring }) => {
      await authoring.listing.followAssets(assetIds)
      await authoring.publishDrama(tx, dramaId)
      return dramaId
    }),
  )

/** Films an episode and sends it the way every upload goes; answers its asset. */
async function makeEpisode(
  maker: DramaMaker,
  demoDrama: DemoDrama,
  dramaId: number,
  episode: number,
  filming: Omit<Filming, 'folder'>,
): Promise<number> {
  const { context, drama, media, studio } = maker
  const name = `${demoDrama.slug}/${episode + 1}`
  const sourceKey = `${demonstrationFolder}${name}.mp4`
  if (!(await isMade(context.db, name))) {
    const folder = await mkdtemp(join(tmpdir(), 'cliffhanger-film-'))
    try {
      const film = await studio.filmEpisode(demoDrama, episode, { ...filming, folder })
      await context.storage.putFile(sourceKey, film, { contentType: 'video/mp4' })
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  return makeOnce(context.db, name, context.clock(), async (tx) => {
    const asset = await media.createAsset(tx, { sourceKey, preset: 'ultrafast' })
    const titles = demoDrama.episodes[episode]?.titles ?? {}
    await drama.authoring.createEpisode(tx, { dramaId, number: episode + 1, titles, assetId: asset.id })
    const captions = studio.captionEpisode(demoDrama, episode)
    for (const language of languages) {
      const vtt = captions[language]
      if (vtt !== undefined) await media.operator.saveCaptions(tx, asset.id, language, vtt)
    }
    await media.startTranscoding(tx, asset.id)
    return asset.id
  })
}

const lookEveryMs = 500

/** Two dramas at once would only make both late. */
async function waitUntilDone(
  { context, media }: DramaMaker,
  assetIds: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const assets = await media.findAssets(context.db, assetIds)
    const isDone = assets.every(
      (asset) => isFullyReady(asset) || asset.state === 'failed' || asset.state === 'cancelled',
    )
    if (isDone) return
    await sleep(lookEveryMs, undefined, { signal })
  }
}
