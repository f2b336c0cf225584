import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import { reportsOperatorCalls } from '@cliffhanger/contract/reports/operator-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../testing/members.ts'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { actionsUpon, newPicture } from '../operators/testing.ts'
import { newFile, newStar, openStarWorld, postActions, reason, type Star, type StarWorld } from './testing.ts'

let server: TestServer
let world: StarWorld
let star: Star
let ana: Member
let owner: string
beforeAll(async () => {
  server = await startTestServer()
  world = await openStarWorld(server)
  star = await newStar(world, 'Mei')
  ana = await newMember(server, { nickName: 'Ana' })
  owner = await newOperatorToken(server, 'owner')
})
afterAll(() => server.close())

const { add, published, open, commented, comments, remove } = postActions(() => world)
type Fields = Partial<CallRequest<typeof reportsCalls.fileReport>>
const file = async (who: Member, fields: Fields) =>
  server.call(
    reportsCalls.fileReport,
    {
      type: 'star',
      introduction: 'Spam',
      description: 'Again',
      images: [await newPicture(server, who)],
      ...fields,
    },
    { token: who.token },
  )
const detail = async (id: number) =>
  (await server.succeed(reportsOperatorCalls.getReport, { id }, { token: owner })).report
const hide = (id: number) => server.call(reportsOperatorCalls.hideReportedPost, { id, reason }, { token: owner })
const erase = (id: number) => server.call(reportsOperatorCalls.deleteReportedComment, { id, reason }, { token: owner })

describe('a report of a post', () => {
  it('keeps it as it stood with its pictures, and lets an operator take it down once', async () => {
    const picture = await newFile(server, star)
    const post = await published(star, { title: '<i>Ad</i>', content: 'Buy now', images: [picture] })
    const { id } = (await file(ana, { target_id: star.userId, product_id: post })).data
    const shown = await detail(id)
    expect(shown).toMatchObject({
      type: 'star',
      about: 'Mei',
      evidence: { user: { user_id: star.userId }, post: { id: post, title: '<i>Ad</i>', content: 'Buy now' } },
      now: { is_post_there: 1 },
    })
    expect(shown.evidence.post?.images[0]).toContain(picture)
    expect(codesOf(await Promise.all([hide(id), hide(id)]))).toEqual([200, 4003])
    expect((await open(ana, post)).code).toBe(4002)
    expect((await open(star, post)).data.product).toMatchObject({ status: 2, reason })
    expect(await actionsUpon(server, `star post ${post}`, owner)).toMatchObject([
      { action: 'starPost.hide', reason, after: { state: 2, report: id } },
      { action: 'starPost.approve' },
    ])
    await remove(star, 'product', post)
    expect(await detail(id)).toMatchObject({ evidence: { post: { title: '<i>Ad</i>' } }, now: { is_post_there: 0 } })
    expect((await hide(id)).code).toBe(4002)
  })

  it('E-48: is only of what its reporter may read, under the name of its author', async () => {
    const waiting = (await add(star, { title: 'w' })).data.product?.id ?? 0
    const [closed, post] = [await published(star, { vip_type: 1, title: 'v' }), await published(star, { title: 'p' })]
    const refused = [
      { target_id: star.userId, product_id: waiting },
      { target_id: star.userId, product_id: closed },
      { target_id: star.userId, product_id: 999_999 },
      { target_id: ana.userId, product_id: post },
    ]
    for (const fields of refused) expect((await file(ana, fields)).code).toBe(4002)
    const both = { target_id: star.userId, product_id: post, comment_id: 1 }
    expect((await file(ana, both)).data).toEqual({ field: 'comment_id' })
    const wrong = { type: 'user' as const, target_id: star.userId, product_id: post }
    expect((await file(ana, wrong)).data).toEqual({ field: 'product_id' })
    expect((await file(ana, { target_id: star.userId })).code).toBe(200)
  })
})

describe('a report of a comment', () => {
  it('of any member keeps its words, and lets an operator delete it once', async () => {
    const [post, bo] = [await published(star, { title: 'c' }), await newMember(server, { nickName: 'Bo' })]
    const rude = await commented(bo, post, 'rude')
    await commented(ana, post, 'stop', rude.id)
    const report = { target_id: bo.userId, comment_id: rude.id }
    const { id } = (await file(ana, report)).data
    expect((await file(ana, { ...report, target_id: star.userId })).code).toBe(4002)
    expect(await detail(id)).toMatchObject({
      about: 'Bo',
      evidence: { comment: { id: rude.id, product_id: post, content: 'rude' } },
      now: { is_comment_there: 1 },
    })
    expect((await hide(id)).code).toBe(4002)
    expect(codesOf(await Promise.all([erase(id), erase(id)]))).toEqual([200, 4002])
    expect((await comments(ana, post)).data).toMatchObject({ list: [], total: 0 })
    expect(await detail(id)).toMatchObject({ evidence: { comment: { content: 'rude' } }, now: { is_comment_there: 0 } })
    const editor = { token: await newOperatorToken(server, 'editor') }
    expect((await server.call(reportsOperatorCalls.deleteReportedComment, { id, reason }, editor)).code).toBe(4001)
  })
})
