import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { dramaOperatorCalls } from '@cliffhanger/contract/drama/operator-calls.ts'
import { type DramaTerms, shareOperatorCalls } from '@cliffhanger/contract/drama/operator-share-calls.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDrama } from '../../../testing/dramas.ts'
import { newMember } from '../../../testing/members.ts'
import { newOperatorToken } from '../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../testing/server.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'editor')
})
afterAll(() => server.close())

const aheadMs = 300_000
const secondsAhead = (ms: number) => Math.floor((server.context.clock() + ms) / 1000)
const termsOf = async (id: number) => (await server.succeed(shareOperatorCalls.getDramaTerms, { id }, { token })).terms
const set = async (id: number, changes: Partial<DramaTerms>) =>
  server.call(shareOperatorCalls.setDramaTerms, { id, ...(await termsOf(id)), ...changes }, { token })
/** With its episodes complete, and seen by nobody. */
async function unpublished(): Promise<number> {
  const id = await newDrama(server.context.db, server.domains.drama.authoring)
  await server.succeed(dramaOperatorCalls.setDramaPublished, { id, is_published: 0, reason: 'not yet' }, { token })
  return id
}
const isListed = async (id: number) =>
  (await server.context.db.one<{ is_listed: boolean }>('select is_listed from dramas where id = $1', [id])).is_listed

describe('terms of a drama', () => {
  it('R-23: are set as a whole, and the log keeps what they were', async () => {
    const id = await newDrama(server.context.db, server.domains.drama.authoring)
    const terms: DramaTerms = {
      vip_type: 1,
      free_number: 1,
      coin_price: 60,
      whole_price: 900,
      preview_seconds: 15,
      is_shareable: 0,
      opens_time: 0,
    }
    expect((await server.succeed(shareOperatorCalls.setDramaTerms, { id, ...terms }, { token })).terms).toEqual(terms)
    expect(await termsOf(id)).toEqual(terms)
    const [action] = (
      await server.succeed(staffCalls.listAudit, { action: 'drama.setTerms' }, { token: await owner() })
    ).list
    expect(action).toMatchObject({ before: { coinPrice: 0 }, after: { coinPrice: 60, isShareable: false } })
    const member = await newMember(server)
    const { list } = await server.succeed(dramaCalls.getEpisodes, { video_id: id }, { token: member.token })
    expect(list?.map(({ can_play }) => can_play)).toEqual([1, 0])
  })

  it('refuses prices out of range, an unknown drama, and whoever may only read', async () => {
    const id = await newDrama(server.context.db, server.domains.drama.authoring)
    expect(await set(id, { coin_price: -1 })).toMatchObject({ code: 4000, data: { field: 'coin_price' } })
    expect(await set(id, { coin_price: 1_000_001 })).toMatchObject({ code: 4000 })
    expect(await set(id, { preview_seconds: 61 })).toMatchObject({ code: 4000 })
    expect((await server.call(shareOperatorCalls.getDramaTerms, { id: 999_999 }, { token })).code).toBe(4002)
    expect((await server.call(shareOperatorCalls.getDramaShares, { id: 999_999 }, { token })).code).toBe(4002)
    const reader = await newOperatorToken(server, 'auditor')
    const terms = await termsOf(id)
    expect((await server.call(shareOperatorCalls.setDramaTerms, { id, ...terms }, { token: reader })).code).toBe(4001)
  })
})

const owner = () => newOperatorToken(server, 'owner')

describe('publishing at a set time', () => {
  it('publishes in time, and once however many look at the same time', async () => {
    const id = await unpublished()
    expect((await set(id, { opens_time: secondsAhead(aheadMs) })).code).toBe(200)
    await server.domains.drama.operator.terms.publishDue()
    expect(await isListed(id)).toBe(false)
    server.advance(aheadMs + 1000)
    await Promise.all(Array.from({ length: 5 }, () => server.domains.drama.operator.terms.publishDue()))
    expect(await isListed(id)).toBe(true)
    expect((await termsOf(id)).opens_time).toBe(0)
    await server.succeed(dramaOperatorCalls.setDramaPublished, { id, is_published: 0, reason: 'taken away' }, { token })
    await server.domains.drama.operator.terms.publishDue()
    expect(await isListed(id)).toBe(false)
  })

  it('is done by the job at its second', { timeout: 20_000 }, async () => {
    const id = await unpublished()
    await set(id, { opens_time: secondsAhead(2000) })
    await expect.poll(() => isListed(id), { timeout: 15_000, interval: 250 }).toBe(true)
  })

  it('is for dramas that are not published, and for times to come', async () => {
    const id = await unpublished()
    expect(await set(id, { opens_time: secondsAhead(-aheadMs) })).toMatchObject({
      code: 4000,
      data: { field: 'opens_time' },
    })
    await server.succeed(dramaOperatorCalls.setDramaPublished, { id, is_published: 1 }, { token })
    expect((await set(id, { opens_time: secondsAhead(aheadMs) })).code).toBe(4003)
    expect((await set(id, { coin_price: 5 })).code).toBe(200)
  })

  it('is set aside by whoever publishes or hides the drama by hand', async () => {
    const id = await unpublished()
    await set(id, { opens_time: secondsAhead(aheadMs) })
    await server.succeed(dramaOperatorCalls.setDramaPublished, { id, is_published: 0, reason: 'not at all' }, { token })
    expect((await termsOf(id)).opens_time).toBe(0)
  })
})
