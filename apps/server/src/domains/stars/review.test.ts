import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { waitingCalls } from '@cliffhanger/contract/operators/waiting-calls.ts'
import { starPostOperatorCalls } from '@cliffhanger/contract/stars/operator-post-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { actionsUpon } from '../operators/testing.ts'
import { newStar, openStarWorld, postActions, reason, type StarWorld } from './testing.ts'

let server: TestServer
let world: StarWorld
let reader: Member
beforeAll(async () => {
  server = await startTestServer()
  world = await openStarWorld(server)
  reader = await newMember(server)
})
afterAll(() => server.close())

const { add, approve, reject, hide, open, list } = postActions(() => world)
const noticesOf = async (who: Member) =>
  (await server.succeed(noticeCalls.listMyNotices, {}, { token: who.token, language: 'en' })).list

describe('a review', () => {
  it('publishes once, tells the author, and stands in the log', async () => {
    const author = await newStar(world)
    const id = (await add(author)).data.product?.id ?? 0
    expect(codesOf(await Promise.all([approve(id), approve(id)]))).toEqual([200, 4003])
    expect((await noticesOf(author))[0]).toMatchObject({
      title: 'Your post is live',
      link: `/pagesA/stars/detail?star_id=${author.starId}`,
    })
    expect((await noticesOf(author)).filter(({ title }) => title === 'Your post is live')).toHaveLength(1)
    const owner = await newOperatorToken(server, 'owner')
    expect(await actionsUpon(server, `star post ${id}`, owner)).toMatchObject([
      { action: 'starPost.approve', before: { state: 0 }, after: { state: 1 } },
    ])
  })

  it('turns down and takes down with a reason that only the author reads, and publishes after all', async () => {
    const author = await newStar(world)
    const id = (await add(author, { title: 'A < B' })).data.product?.id ?? 0
    expect((await hide(id)).code).toBe(4003)
    expect((await reject(id)).data.post).toMatchObject({ status: 2, reason })
    expect((await reject(id)).code).toBe(4003)
    expect((await list(author, { mine: 1 })).list).toMatchObject([{ id, status: 2, reason }])
    expect((await open(reader, id)).code).toBe(4002)
    expect((await noticesOf(author))[0]).toMatchObject({
      summary: `We reviewed “A < B” and couldn't publish it.\nNote from support: “${reason}”`,
    })
    expect((await approve(id)).data.post).toMatchObject({ status: 1, reason: '' })
    expect((await open(reader, id)).data.product).toMatchObject({ reason: '' })
    expect(codesOf(await Promise.all([hide(id), hide(id)]))).toEqual([200, 4003])
    expect((await open(reader, id)).code).toBe(4002)
    expect((await noticesOf(author))[0]).toMatchObject({ title: 'Your post was taken down' })
  })

  it('R-23: is for who may review, counts what waits, and lists it the oldest first', async () => {
    const [auditor, finance] = [await newOperatorToken(server, 'auditor'), await newOperatorToken(server, 'finance')]
    const author = await newStar(world)
    const ids = []
    for (const title of ['one', 'two']) ids.push((await add(author, { title })).data.product?.id ?? 0)
    expect([(await approve(ids[0] ?? 0, {}, auditor)).code, (await reject(ids[0] ?? 0, finance)).code]).toEqual([
      4001, 4001,
    ])
    const queue = await server.succeed(
      starPostOperatorCalls.listStarPostQueue,
      { status: 0, star_id: author.starId },
      { token: auditor },
    )
    expect(queue.list.map(({ id }) => id)).toEqual(ids)
    const { waiting } = await server.succeed(waitingCalls.getWaiting, {}, { token: world.editor })
    expect(waiting.star_posts).toBeGreaterThanOrEqual(2)
    expect((await approve(ids[0] ?? 0, { cate_id: 999_999 })).data).toEqual({ field: 'cate_id' })
    expect((await approve(ids[0] ?? 0, { vip_type: 1 })).data.post).toMatchObject({ vip_type: 1 })
  })
})
