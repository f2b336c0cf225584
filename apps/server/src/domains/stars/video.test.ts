import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { starPostOperatorCalls } from '@cliffhanger/contract/stars/operator-post-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { soon } from '../groups/testing.ts'
import { runTool } from '../media/index.ts'
import { giveVip, newFile, newStar, openStarWorld, postActions, type Star, type StarWorld } from './testing.ts'

let server: TestServer
let world: StarWorld
let star: Star
let reader: Member
beforeAll(async () => {
  server = await startTestServer({ TRANSCODE_PRESET: 'ultrafast' })
  world = await openStarWorld(server)
  star = await newStar(world)
  reader = await newMember(server)
})
afterAll(() => server.close())

const { add, approve, hide, open, list, published, remove } = postActions(() => world)

/** A film of a few seconds as a member would upload it. */
async function film(): Promise<Buffer> {
  const tools = await server.domains.media.videoTools()
  if (!tools) throw new Error('these tests need ffmpeg')
  const path = join(server.context.settings.DATA_DIR, 'film.mp4')
  const source = ['-f', 'lavfi', '-i', 'testsrc=duration=4:size=64x96:rate=10']
  const { exitCode, complaint } = await runTool(
    tools.ffmpeg,
    ['-nostdin', '-y', '-loglevel', 'error', ...source, '-pix_fmt', 'yuv420p', path],
    { timeoutMs: 60_000 },
  )
  if (exitCode !== 0) throw new Error(complaint)
  return readFile(path)
}

const play = async (address: string) => {
  const { pathname } = new URL(address)
  return (await server.send({ method: 'GET', path: pathname })).status
}
const stateOf = async (id: number) => (await open(star, id)).data.product.video_state

describe('the video of a post', () => {
  it('R-4, C-53: is prepared, plays by a ticket for who may see it, encrypted where members pay, and ends with the post', async () => {
    const key = await newFile(server, star, { type: 'video', bytes: await film() })
    const { product } = (await add(star, { title: 'Film', video_url: key, vip_type: 1 })).data
    const id = product?.id ?? 0
    expect(product).toMatchObject({ video_url: '', video_state: 'pending' })
    await approve(id)
    await expect.poll(() => stateOf(id), { ...soon, timeout: 120_000 }).toBe('ready')
    expect((await open(reader, id)).code).toBe(7018)
    const teaser = (await list(reader, { star_id: star.starId })).list[0]
    expect(teaser).toMatchObject({ video_url: '', video_state: 'ready', is_locked: 1, duration: 4 })
    expect(JSON.stringify(teaser)).not.toMatch(/\/play\/|stars\//)
    const vip = await newMember(server)
    await giveVip(server, vip, 1)
    expect((await list(vip, { star_id: star.starId })).list[0]).toMatchObject({ video_url: '', is_locked: 0 })
    const { video_url: address } = (await open(vip, id)).data.product
    expect(await play(address)).toBe(200)
    expect(await play(address.replace('/play/', '/play/x'))).toBe(403)
    const { post } = await server.succeed(starPostOperatorCalls.getReviewedStarPost, { id }, { token: world.editor })
    expect(post.video_url).toContain(key)
    const [asset] = await server.context.db.query<{ id: number; is_protected: boolean }>(
      `select m.id, m.is_protected from media_assets m join star_posts p on p.asset_id = m.id where p.id = $1`,
      [id],
    )
    expect(asset?.is_protected).toBe(true)

    // What is taken down ends the tickets that are out, its key and its segments with it; published again, only new ones are good.
    server.advance(1000)
    await hide(id)
    expect(await Promise.all([play(address), play(address.replace('master.m3u8', 'key'))])).toEqual([403, 403])
    expect((await open(vip, id)).code).toBe(4002)
    server.advance(1000)
    await approve(id)
    const { video_url: another } = (await open(vip, id)).data.product
    expect([await play(another), await play(address)]).toEqual([200, 403])

    await remove(star, 'product', id)
    await expect.poll(() => play(another), soon).toBe(404)
    expect(await server.domains.media.findAssets(server.context.db, [asset?.id ?? 0])).toEqual([])
    // The file itself is the member's upload, which the collector of unused files removes.
    expect(await server.context.storage.head(key)).toBeDefined()
  }, 180_000)

  it('that is none says so, and the post is read all the same', async () => {
    const key = await newFile(server, star, { type: 'video', bytes: 'no film at all' })
    const id = await published(star, { title: 'Broken', video_url: key })
    await expect.poll(() => stateOf(id), soon).toBe('failed')
    expect((await open(reader, id)).data.product).toMatchObject({ video_url: '', content: 'Day one' })
  })

  it('whoever opens more videos than anybody watches reads the posts, and gets the videos later', async () => {
    const { context } = server
    const ids: number[] = []
    for (let number = 0; number < 2; number++) {
      const video_url = await newFile(server, star, { type: 'video', bytes: `no film ${number}` })
      ids.push(await published(star, { title: `Many ${number}`, video_url }))
    }
    for (const id of ids) await expect.poll(() => stateOf(id), soon).toBe('failed')
    await context.db.execute(
      `update media_assets set state = 'ready', reason = '', duration_ms = 90000, planned = '{360}', renditions = '[{"name":"360"}]'
        where id in (select asset_id from star_posts where id = any ($1))`,
      [ids],
    )
    const who = await newMember(server)
    await context.db.execute(
      `insert into play_tickets (user_id, session_id, asset_id, watched_seconds, issued_ms, ends_ms)
       select $1, 1, 1000000 + n, 0, $2::bigint, $2 from generate_series(1, 400 * 1000) n`,
      [who.userId, context.clock() - 60 * 60 * 1000],
    )
    expect((await open(who, ids[0] ?? 0)).data.product).toMatchObject({
      video_state: 'later',
      video_url: '',
      content: 'Day one',
    })
    expect((await open(reader, ids[1] ?? 0)).data.product).toMatchObject({ video_state: 'ready' })
  })
})
