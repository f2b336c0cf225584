import { dayMs } from '@cliffhanger/contract/duration.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { soon } from '../groups/testing.ts'
import { rankStars, removeGone } from './jobs.ts'
import {
  giveVip,
  newCategory,
  newFile,
  newStar,
  openStarWorld,
  postActions,
  type Star,
  type StarWorld,
} from './testing.ts'

let server: TestServer
let world: StarWorld
let star: Star
let reader: Member
beforeAll(async () => {
  server = await startTestServer()
  world = await openStarWorld(server)
  star = await newStar(world, 'Mei')
  reader = await newMember(server)
})
afterAll(() => server.close())

const { add, approve, published, open, list, remove, recommended, commented } = postActions(() => world)
const idsOf = ({ list: posts }: Awaited<ReturnType<typeof list>>) => posts.map(({ id }) => id)

describe('posting', () => {
  it('is for stars, waits for a review, and shows to its author alone meanwhile', async () => {
    expect((await add(reader)).code).toBe(4001)
    const picture = await newFile(server, star)
    const { data } = await add(star, {
      title: ' <script>alert(1)</script> ',
      content: '<b>hi</b>\n',
      images: [picture],
    })
    const post = data.product
    expect(post).toMatchObject({
      star_id: star.starId,
      title: '<script>alert(1)</script>',
      content: '<b>hi</b>',
      status: 0,
      is_mine: 1,
      video_state: '',
    })
    expect(post?.images[0]).toContain(picture)
    expect(post?.thumbs[0]).toContain('.thumb.webp')
    const id = post?.id ?? 0
    expect([(await open(reader, id)).code, (await open(star, id)).code]).toEqual([4002, 200])
    expect(idsOf(await list(reader, { star_id: star.starId }))).toEqual([])
    expect(idsOf(await list(star, { star_id: star.starId }))).toEqual([])
    expect(idsOf(await list(star, { mine: 1 }))).toEqual([id])
    expect(idsOf(await list(reader, { mine: 1 }))).toEqual([])
    await approve(id)
    expect((await list(reader, { star_id: star.starId })).list).toMatchObject([
      { id, title: '<script>alert(1)</script>', content: '<b>hi</b>', is_mine: 0, nick_name: 'Mei', status: 1 },
    ])
  })

  it('the same twice at once is one post', async () => {
    const fields = { title: 'Twice', images: [await newFile(server, star)] }
    const replies = await Promise.all([add(star, fields), add(star, fields), add(star, fields)])
    expect(new Set(replies.map(({ data }) => data.product?.id)).size).toBe(1)
    expect((await add(star, { ...fields, content: 'Other' })).data.product?.id).not.toBe(replies[0]?.data.product?.id)
  })

  it('E-46: refuses what is missing, too long, or no category', async () => {
    const closed = await newCategory(server, world.editor, 0)
    const cases: [string, Parameters<typeof add>[1]][] = [
      ['cate_id', { cate_id: closed }],
      ['cate_id', { cate_id: 999_999 }],
      ['title', { title: '   ' }],
      ['title', { title: 'x'.repeat(61) }],
      ['content', { content: ' \n ' }],
      ['content', { content: 'x'.repeat(2001) }],
      ['images', { images: Array.from({ length: 10 }, () => 'stars/1/a') }],
      ['product_id', { parent_id: 5 }],
      ['vip_type', { vip_type: 3 as 2 }],
    ]
    for (const [field, fields] of cases) expect(await add(star, fields)).toMatchObject({ code: 4000, data: { field } })
  })

  it('E-72: refuses files that are somebody else’s, for a chat, of another kind, or nowhere', async () => {
    const other = await newStar(world)
    const wrong = [
      { images: [await newFile(server, other)] },
      { images: [await newFile(server, star, { kind: 'chat' })] },
      { images: [await newFile(server, star, { type: 'video' })] },
      { images: ['stars/1/202611/00000000000000000000000000000000.a.png'] },
      { video_url: await newFile(server, star) },
      { video_url: await newFile(server, other, { type: 'video' }) },
    ]
    for (const fields of wrong) expect((await add(star, fields)).code).toBe(5019)
  })
})

describe('posts for members', () => {
  it('7018: show who is none a teaser in lists and nothing of it, and all to who is', async () => {
    const author = await newStar(world)
    const pictures = [await newFile(server, author), await newFile(server, author)]
    const id = await published(author, {
      title: 'Behind the scenes',
      content: 'secret words',
      images: pictures,
      vip_type: 1,
    })
    const teaser = (await list(reader, { star_id: author.starId })).list[0]
    expect(teaser).toMatchObject({
      title: 'Behind the scenes',
      content: '',
      images: [],
      thumbs: [],
      video_url: '',
      is_locked: 1,
    })
    expect(teaser?.cover).toContain('.thumb.webp')
    expect(JSON.stringify(teaser)).not.toMatch(/secret|a\.png/)
    expect(await open(reader, id)).toMatchObject({ code: 7018, data: { vip_type: 1 } })
    expect((await recommended(reader, {})).list.find((post) => post.id === id)).toMatchObject({
      content: '',
      is_locked: 1,
    })
    const vip = await newMember(server)
    await giveVip(server, vip, 1)
    expect((await list(vip, { star_id: author.starId })).list[0]).toMatchObject({
      content: 'secret words',
      is_locked: 0,
    })
    expect((await open(vip, id)).data.product.images).toHaveLength(2)
    expect((await open(author, id)).code).toBe(200)
    server.advance(31 * dayMs)
    const late = await newMember(server)
    expect((await open(late, id)).code).toBe(7018)
    server.advance(-31 * dayMs)
  })

  it('R-4: of SVIP stay closed to VIP', async () => {
    const id = await published(star, { title: 'SVIP only', vip_type: 2 })
    const [vip, svip] = [await newMember(server), await newMember(server)]
    await giveVip(server, vip, 1)
    await giveVip(server, svip, 2)
    expect([(await open(vip, id)).code, (await open(svip, id)).code]).toEqual([7018, 200])
  })
})

describe('deleting a post', () => {
  it('is its author’s alone, once, at once for everybody, and later takes what stood under it', async () => {
    const author = await newStar(world)
    const [id, waiting] = [await published(author), (await add(author, { title: 'mine' })).data.product?.id ?? 0]
    await commented(reader, id, 'first')
    expect([(await remove(reader, 'product', id)).code, (await remove(reader, 'product', waiting)).code]).toEqual([
      4001, 4002,
    ])
    expect(codesOf(await Promise.all([remove(author, 'product', id), remove(author, 'product', id)]))).toEqual([
      200, 4002,
    ])
    expect([(await open(author, id)).code, (await approve(id)).code]).toEqual([4002, 4002])
    expect(idsOf(await list(author, { mine: 1 }))).toEqual([waiting])
    await removeGone(server.context)
    const rows = await server.context.db.query(
      `select 1 from star_posts where id = $1 union all select 1 from star_comments where post_id = $1`,
      [id],
    )
    expect(rows).toEqual([])
  })
})

describe('what is counted', () => {
  it('each member who opened a post once, never its author', async () => {
    const id = await published(star, { title: 'Seen' })
    const others = [await newMember(server), await newMember(server)]
    await Promise.all([...others, ...others, star].map((who) => open(who, id)))
    const views = async () => (await open(star, id)).data.product.view_total
    await expect.poll(views, soon).toBe(2)
    await Promise.all(others.map((who) => open(who, id)))
    const late = await newMember(server)
    await open(late, id)
    await expect.poll(views, soon).toBe(3)
  })

  it('how hot posts and stars are, which cools down by itself', async () => {
    const author = await newStar(world)
    const [quiet, busy] = [await published(author, { title: 'quiet' }), await published(author, { title: 'busy' })]
    await commented(reader, busy, 'wow')
    await commented(reader, quiet, 'hm')
    await commented(reader, busy, 'more')
    await rankStars(server.context)
    const hotOf = async () =>
      (await server.context.db.one<{ hot: number }>(`select hot from stars where id = $1`, [author.starId])).hot
    expect(await hotOf()).toBe(15)
    const mine = (await recommended(reader, { star_id: author.starId })).list.filter(
      (post) => post.star_id === author.starId,
    )
    expect(mine.map(({ id }) => id)).toEqual([busy, quiet])
    server.advance(7 * dayMs)
    await rankStars(server.context)
    expect(await hotOf()).toBeLessThan(9)
    server.advance(200 * dayMs)
    await rankStars(server.context)
    expect(await hotOf()).toBe(0)
    server.advance(-207 * dayMs)
  })
})

describe('recommendations', () => {
  it('are other stars’ first, of them the same category, the hottest first, without the post itself, on every page', async () => {
    const other = { ...world, categoryId: await newCategory(server, world.editor) }
    const [me, friend] = [await newStar(other), await newStar(other)]
    const inCategory = { cate_id: other.categoryId }
    const mine = [
      await published(me, { ...inCategory, title: 'a' }),
      await published(me, { ...inCategory, title: 'b' }),
    ]
    const same = [
      await published(friend, { ...inCategory, title: 'c' }),
      await published(friend, { ...inCategory, title: 'd' }),
    ]
    await server.owner.execute(`update star_posts set hot = 1000 where id = $1`, [same[0]])
    const all = await recommended(reader, { star_id: me.starId, id: mine[0] })
    const ids = all.list.map(({ id }) => id)
    expect(ids.slice(0, 2)).toEqual(same)
    expect(ids.at(-1)).toBe(mine[1])
    expect(ids).not.toContain(mine[0])
    expect(ids).toHaveLength(all.total)
    expect(new Set(ids).size).toBe(ids.length)
    const pages = []
    for (let page = 1; page <= Math.ceil(all.total / 3); page++)
      pages.push(...(await recommended(reader, { star_id: me.starId, id: mine[0], page, limit: 3 })).list)
    expect(pages.map(({ id }) => id)).toEqual(ids)
  })
})
