import { join } from 'node:path'
import { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { reportsOperatorCalls } from '@cliffhanger/contract/reports/operator-calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { starCalls } from '@cliffhanger/contract/stars/calls.ts'
import { starPostOperatorCalls } from '@cliffhanger/contract/stars/operator-post-calls.ts'
import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import { studio } from '@cliffhanger/demo-films/studio.ts'
import { keyInAddress } from '@cliffhanger/rules/uploads/object-key.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Domains } from '../compose-domains.ts'
import { demoPassword } from '../domains/account/index.ts'
import { soon } from '../domains/groups/testing.ts'
import { demonstrationFolder, runTool } from '../domains/media/index.ts'
import { deviceOf } from '../testing/members.ts'
import { newOperatorToken } from '../testing/operators.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { openCaller } from './caller.ts'
import { makeHistory } from './history/history.ts'
import { stars } from './history/star-posts.ts'
import { makePastCovers } from './make-past-covers.ts'
import { isStarFeedMade, makeStarFeed, makeStarFilm } from './make-star-feed.ts'
import { starFeed, starPosters } from './star-feed.ts'

const longMs = 900_000
let server: TestServer
let token: string
let operator: string

/** Stands in for the film of the first episode. */
async function putFilm(): Promise<void> {
  const { context, domains } = server
  const tools = await domains.media.videoTools()
  if (!tools) throw new Error('these tests need ffmpeg')
  const path = join(context.settings.DATA_DIR, 'film.mp4')
  const source = ['-f', 'lavfi', '-i', 'testsrc=duration=12:size=72x128:rate=10', '-pix_fmt', 'yuv420p']
  await runTool(tools.ffmpeg, ['-nostdin', '-y', '-loglevel', 'error', ...source, path], { timeoutMs: 60_000 })
  await context.storage.putFile(`${demonstrationFolder}${studio.dramas[0]?.slug}/1.mp4`, path, {
    contentType: 'video/mp4',
  })
}

async function make(): Promise<void> {
  const { context, domains } = server
  const caller = await openCaller(context, domains)
  try {
    const maker = { context, media: domains.media, studio, call: caller.call }
    await makeStarFeed(maker)
    await makeStarFilm(maker)
  } finally {
    await caller.close()
  }
}

beforeAll(async () => {
  server = await startTestServer({ TRANSCODE_PRESET: 'ultrafast' })
  // Without a past there are no stars, and nothing is made.
  await make()
  await makeHistory(server.context, (context) => new Domains(context))
  await putFilm()
  await make()
  await make()
  const signIn = { ...deviceOf('the-device-of-linh'), login_name: 'linh', login_pwd: demoPassword }
  ;({ access_token: token } = await server.succeed(sessionCalls.signIn, signIn))
  operator = await newOperatorToken(server, 'owner')
}, longMs)
afterAll(() => server.close())

describe('what stars of the demonstration post, made once', () => {
  it('has pictures that are there, and a post for members', async () => {
    expect(await isStarFeedMade(server.context)).toBe(true)
    const { list } = await server.succeed(starPostCalls.listStarPosts, { limit: 100 }, { token })
    const shown = starFeed.filter(({ waits }) => !waits)
    const made = list.filter(({ title }) => shown.some((post) => post.title === title))
    expect(made.map(({ title }) => title).sort()).toEqual(shown.map(({ title }) => title).sort())
    expect(made.some(({ vip_type: type }) => type === 1)).toBe(true)
    const { product } = await server.succeed(
      starPostCalls.getStarPost,
      { id: made.find(({ title }) => title === starFeed[0]?.title)?.id ?? 0 },
      { token },
    )
    expect(product.images).toHaveLength(4)
    const keys = [...product.images, ...product.thumbs].map((address) => keyInAddress(new URL(address).pathname) ?? '')
    for (const key of keys) expect(await server.context.storage.head(key), key).toBeDefined()
    expect(keys).toHaveLength(8)
  })

  it('has a portrait of each star, and its face as their own picture', async () => {
    await makePastCovers(server.context, { ...studio, dramas: [] })
    const { list } = await server.succeed(starCalls.listStars, { limit: 100 }, { token })
    expect(list.map(({ nick_name: name }) => name).sort()).toEqual(stars.map(({ name }) => name).sort())
    const shown = list.flatMap(({ avatar_url: avatar, cover }) => [avatar, cover])
    expect(new Set(shown).size).toBe(stars.length * 2)
    for (const address of shown) {
      const { pathname } = new URL(address, 'http://localhost')
      expect((await server.send({ method: 'GET', path: pathname })).status, pathname).toBe(200)
    }
  })

  it('has a video that plays once it is prepared', async () => {
    const film = starFeed.find((post) => post.film !== undefined)
    const { list } = await server.succeed(starPostCalls.listStarPosts, { limit: 100 }, { token })
    const id = list.find(({ title }) => title === film?.title)?.id ?? 0
    const read = async () => (await server.succeed(starPostCalls.getStarPost, { id }, { token })).product
    await expect.poll(async () => (await read()).video_state, { ...soon, timeout: 120_000 }).toBe('ready')
    const { pathname } = new URL((await read()).video_url)
    expect((await server.send({ method: 'GET', path: pathname })).status).toBe(200)
  })

  it('has a post that waits for a review, and a report of a comment that waits for work', async () => {
    const { list } = await server.succeed(starPostOperatorCalls.listStarPostQueue, { status: 0 }, { token: operator })
    expect(list.map(({ title }) => title)).toContain(starFeed.find(({ waits }) => waits)?.title)
    const reports = await server.succeed(reportsOperatorCalls.listReports, { type: 'star' }, { token: operator })
    expect(reports.list).toMatchObject([{ state: 0, introduction: 'Spam' }])
  })

  it('has posters for holders of a star package alone', async () => {
    const { list } = await server.succeed(shareCalls.listPosters, { type: 'invite' }, { token })
    const pictures = list.filter(({ image_url: url }) => url.includes('/posters/demonstration-'))
    expect(pictures).toHaveLength(starPosters.length)
  })
})
