import type { DemoStudio } from '@cliffhanger/demo-films/films.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthoring } from '../domains/drama/authoring.ts'
import { countDramas, listDramas } from '../domains/drama/queries/dramas.ts'
import { listBanners, listHomeTypes } from '../domains/drama/queries/home.ts'
import { createTermsOperator } from '../domains/drama/terms/operator.ts'
import { openTestMedia, type TestMedia } from '../domains/media/testing.ts'
import { makeOnce } from './deps.ts'
import { type DramaMaker, makeDramas } from './make-dramas.ts'

let test: TestMedia
let maker: DramaMaker

/** Films of a second; `filmed` counts them, and `onFilm` looks on. */
const filmed: string[] = []
const completed: string[] = []
const noteAs =
  (what: string): DramaMaker['whenComplete'] =>
  async (_dramaId, { slug }) =>
    void completed.push(`${slug} ${what}`)
let onFilm: (name: string) => void = () => {}

const byLanguage = (text: string) => ({ 'zh-CN': `${text} 中文`, en: text })

const cueOf = (text: string) => `WEBVTT\n\n00:00:00.100 --> 00:00:00.900\n${text}\n`

const studio: Pick<DemoStudio, 'dramas' | 'drawCovers' | 'filmEpisode' | 'captionEpisode'> = {
  dramas: ['moon', 'bridge'].map((slug) => ({
    slug,
    titles: byLanguage(slug),
    intros: byLanguage('A story.'),
    tags: { en: ['love'] },
    category: byLanguage('City'),
    area: 'China',
    year: 2026,
    releasedDaysAgo: 20,
    episodes: [{ titles: byLanguage('One') }, { titles: byLanguage('Two') }],
  })),
  drawCovers: async () => ({ upright: Buffer.from('upright'), wide: Buffer.from('wide') }),
  captionEpisode: ({ slug }) => ({ en: cueOf(slug), 'zh-CN': cueOf('中文') }),
  async filmEpisode(drama, episode, { signal }) {
    const name = `${drama.slug}-${episode}`
    onFilm(name)
    signal.throwIfAborted()
    filmed.push(name)
    return test.makeFile(`${name}.mp4`, ['-f', 'lavfi', '-i', 'testsrc2=s=180x320:r=24:d=1', '-pix_fmt', 'yuv420p'])
  },
}

beforeAll(async () => {
  test = await openTestMedia()
  const { context, media } = test
  const authoring = createAuthoring(context.db, context.clock, media)
  media.onAssetChanged((assetId) => authoring.listing.followAssets([assetId]))
  await media.start?.('worker')
  const drama = { authoring, operator: { terms: createTermsOperator(context, authoring) } }
  maker = {
    context,
    drama,
    onRelease: (_tx, _drama, act) => act(drama),
    media,
    studio,
    whenComplete: noteAs('complete'),
    whenAllComplete: noteAs('all complete'),
  }
})
afterAll(() => test.close())

describe('the demonstration', () => {
  it('goes on where it was killed, makes nothing twice, and lists a drama only when it is complete', async () => {
    const { db } = test.context
    const killed = new AbortController()
    onFilm = (name) => name === 'moon-1' && killed.abort(new Error('killed'))
    await expect(makeDramas(maker, killed.signal)).rejects.toThrow('killed')
    expect(filmed).toEqual(['moon-0'])
    expect(await countDramas(db, {})).toBe(0)

    const listedWhileFilming: number[] = []
    onFilm = () => void countDramas(db, {}).then((count) => listedWhileFilming.push(count))
    await makeDramas(maker, new AbortController().signal)
    expect(filmed).toEqual(['moon-0', 'moon-1', 'bridge-0', 'bridge-1'])
    expect(completed).toEqual(['moon complete', 'bridge complete', 'moon all complete', 'bridge all complete'])
    expect(listedWhileFilming[0]).toBe(0)
    await expect.poll(() => countDramas(db, {}), { timeout: 60_000 }).toBe(2)
    expect(await listDramas(db, {}, 'new', { page: 1, limit: 9 })).toMatchObject([
      { update_number: 2, cover_key: 'public/demonstration/bridge.webp' },
      { update_number: 2, cover_key: 'public/demonstration/moon.webp' },
    ])
    for (const { id } of await test.media.operator.listAssets(db, 'all', 9, 0))
      expect((await test.media.operator.listCaptions(db, id)).map(({ language }) => language)).toEqual(['zh-CN', 'en'])
    expect(await listHomeTypes(db)).toHaveLength(1)
    expect(await listBanners(db, 'home', test.context.clock())).toHaveLength(2)

    await makeDramas(maker, new AbortController().signal)
    expect(filmed).toHaveLength(4)
    expect(await countDramas(db, {})).toBe(2)
  })

  it('makes a part once though two processes begin at once, and again after a failure', async () => {
    const { db, clock } = test.context
    await expect(makeOnce(db, 'part', clock(), async () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    )
    let made = 0
    const make = () => makeOnce(db, 'part', clock(), async () => ++made)
    expect(await Promise.all([make(), make(), make()])).toEqual([1, 1, 1])
  })
})
