import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { starPostOperatorCalls } from '@cliffhanger/contract/stars/operator-post-calls.ts'
import { starPostCalls } from '@cliffhanger/contract/stars/post-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { giveVip, newStar, openStarWorld, postActions, reason, type Star, type StarWorld } from './testing.ts'

let server: TestServer
let world: StarWorld
let star: Star
let ana: Member
let bo: Member
beforeAll(async () => {
  server = await startTestServer()
  world = await openStarWorld(server)
  star = await newStar(world, 'Mei')
  ana = await newMember(server, { nickName: 'Ana' })
  bo = await newMember(server, { nickName: 'Bo' })
})
afterAll(() => server.close())

const { add, approve, hide, published, open, comment, commented, comments, replies, remove } = postActions(() => world)
const totalOf = async (id: number) => (await open(star, id)).data.product.comment_total
const black = (who: Member, whom: Member) =>
  server.succeed(blacklistCalls.addToBlacklist, { black_id: whom.userId }, { token: who.token })

describe('comments', () => {
  it('stand the newest first, each with its oldest two replies; the others are asked for, the oldest first', async () => {
    const post = await published(star, { title: 'Thread' })
    const first = await commented(ana, post, ' <img src=x onerror=alert(1)> ')
    const second = await commented(bo, post, 'second')
    const answers = []
    for (const words of ['one', 'two', 'three']) answers.push(await commented(bo, post, words, first.id))
    const [one] = answers
    const deep = await commented(ana, post, 'to Bo', one?.id)
    expect(deep).toMatchObject({ root_id: first.id, parent_id: one?.id, reply_nick_name: 'Bo' })
    expect(one).toMatchObject({ root_id: first.id, parent_id: first.id, reply_nick_name: '' })
    const { data } = await comments(ana, post)
    expect(data.total).toBe(2)
    expect(data.list).toMatchObject([
      { id: second.id, reply_total: 0, replies: [], is_mine: 0, can_delete: 0 },
      {
        id: first.id,
        content: '<img src=x onerror=alert(1)>',
        reply_total: 4,
        is_mine: 1,
        can_delete: 1,
        replies: [{ content: 'one' }, { content: 'two' }],
      },
    ])
    const page = (await replies(ana, first.id, { page: 2, limit: 2 })).data
    expect(page).toMatchObject({ total: 4, list: [{ content: 'three' }, { content: 'to Bo', reply_nick_name: 'Bo' }] })
    expect((await replies(ana, one?.id ?? 0)).code).toBe(4002)
    expect(await totalOf(post)).toBe(6)
    expect((await comments(star, post)).data.list[0]).toMatchObject({ can_delete: 1, is_star: 0 })
  })

  it('the same twice at once is one; many at once are all counted', async () => {
    const post = await published(star, { title: 'Count' })
    const twice = await Promise.all([comment(ana, post, 'hi'), comment(ana, post, 'hi')])
    expect(new Set(twice.map(({ data }) => data.comment?.id)).size).toBe(1)
    const root = twice[0]?.data.comment?.id ?? 0
    const members = await Promise.all(Array.from({ length: 6 }, () => newMember(server)))
    await Promise.all(members.flatMap((who) => [commented(who, post, 'root'), commented(who, post, 'reply', root)]))
    expect(await totalOf(post)).toBe(13)
    expect((await replies(ana, root)).data).toMatchObject({ total: 6 })
  })

  it('E-48: nothing under what is not there, not published or for members, and no answer to another post’s comment', async () => {
    const [post, other] = [await published(star, { title: 'P' }), await published(star, { title: 'Q' })]
    const waiting = (await add(star, { title: 'W' })).data.product?.id ?? 0
    const closed = await published(star, { title: 'V', vip_type: 1 })
    const foreign = await commented(ana, other, 'elsewhere')
    const codes = async (who: Member, id: number) => [
      (await comment(who, id, 'x')).code,
      (await comments(who, id)).code,
    ]
    expect(await codes(ana, waiting)).toEqual([4002, 4002])
    expect((await comment(star, waiting, 'x')).code).toBe(4002)
    expect(await codes(ana, closed)).toEqual([7018, 7018])
    expect(await codes(ana, 999_999)).toEqual([4002, 4002])
    expect((await comment(ana, post, 'x', foreign.id)).code).toBe(4002)
    expect((await comment(ana, post, 'x', 999_999)).code).toBe(4002)
    expect((await comment(ana, post, '  ')).data).toEqual({ field: 'content' })
    const pictured = { product_id: post, content: 'x', images: ['stars/1/a'] }
    expect((await server.call(starPostCalls.addStarPost, pictured, { token: ana.token })).data).toEqual({
      field: 'images',
    })
    const vip = await newMember(server)
    await giveVip(server, vip, 1)
    const root = await commented(vip, closed, 'inside')
    expect((await replies(ana, root.id)).code).toBe(7018)
    await hide(post)
    expect(await codes(ana, post)).toEqual([4002, 4002])
  })

  it('5002: between whom a blacklist stands nobody writes to the other', async () => {
    const [annoying, touchy] = [await newMember(server), await newMember(server)]
    const post = await published(star, { title: 'Apart' })
    const theirs = await commented(touchy, post, 'me too')
    const mine = await commented(ana, post, 'fine')
    await black(touchy, annoying)
    expect((await comment(annoying, post, 'boo', theirs.id)).code).toBe(5002)
    expect((await comment(touchy, post, 'ok')).code).toBe(200)
    expect((await comment(annoying, post, 'boo', mine.id)).code).toBe(200)
    await black(star, annoying)
    expect((await comment(annoying, post, 'again', mine.id)).code).toBe(5002)
    expect((await comment(annoying, post, 'again')).code).toBe(5002)
  })
})

describe('deleting a comment', () => {
  it('is for who wrote it and for the star above it; a root takes its replies along, once', async () => {
    const post = await published(star, { title: 'Delete' })
    const root = await commented(ana, post, 'root')
    const [one, two] = [await commented(bo, post, 'one', root.id), await commented(ana, post, 'two', root.id)]
    const named = await commented(star, post, 'to one', one.id)
    expect(named).toMatchObject({ is_star: 1, reply_nick_name: 'Bo' })
    const otherStar = await newStar(world)
    expect([(await remove(ana, 'comment', one.id)).code, (await remove(otherStar, 'comment', root.id)).code]).toEqual([
      4001, 4001,
    ])
    expect(codesOf([await remove(bo, 'comment', one.id), await remove(bo, 'comment', one.id)])).toEqual([200, 4002])
    expect((await replies(ana, root.id)).data.list).toMatchObject([
      { id: two.id },
      { id: named.id, reply_nick_name: 'Bo' },
    ])
    expect([await totalOf(post), (await comments(ana, post)).data.list[0]?.reply_total]).toEqual([3, 2])
    expect(codesOf(await Promise.all([remove(star, 'comment', root.id), remove(ana, 'comment', root.id)]))).toEqual([
      200, 4002,
    ])
    expect([await totalOf(post), (await replies(ana, root.id)).code]).toEqual([0, 4002])
    expect((await comment(bo, post, 'late', root.id)).code).toBe(4002)
  })

  it('an answer and the end of what it answers at once leave an exact count', async () => {
    const post = await published(star, { title: 'Race' })
    for (let round = 0; round < 3; round++) {
      const root = await commented(ana, post, `root ${round}`)
      await Promise.all([
        comment(bo, post, 'a', root.id),
        remove(ana, 'comment', root.id),
        comment(ana, post, 'b', root.id),
      ])
      const { total } = await server.context.db.one<{ total: number }>(
        `select count(*)::int as total from star_comments where post_id = $1`,
        [post],
      )
      expect(await totalOf(post)).toBe(total)
    }
  })

  it('operators see all of them and delete any, with a reason', async () => {
    const post = await published(star, { title: 'Moderated' })
    const root = await commented(ana, post, 'bad words')
    await commented(bo, post, 'worse', root.id)
    const listed = await server.succeed(
      starPostOperatorCalls.listStarCommentQueue,
      { product_id: post },
      { token: world.editor },
    )
    expect(listed).toMatchObject({ total: 2, list: [{ content: 'worse' }, { content: 'bad words' }] })
    const end = () =>
      server.call(starPostOperatorCalls.deleteStarComment, { id: root.id, reason }, { token: world.editor })
    expect(codesOf(await Promise.all([end(), end()]))).toEqual([200, 4002])
    expect(await totalOf(post)).toBe(0)
    await approve(post)
  })
})

describe('how much one member writes', () => {
  it('4006: at most ten comments in a minute', async () => {
    const strict = await startTestServer({ RATE_FACTOR: '1' })
    const strictWorld = await openStarWorld(strict)
    const actions = postActions(() => strictWorld)
    const who = await newMember(strict)
    const post = await actions.published(await newStar(strictWorld))
    const replied = []
    for (let number = 0; number < 11; number++) replied.push(await actions.comment(who, post, `number ${number}`))
    expect(codesOf(replied)).toEqual([...Array.from({ length: 10 }, () => 200), 4006])
    expect(replied.at(-1)?.data).toMatchObject({ retry_after: expect.any(Number) })
    await strict.close()
  })
})
