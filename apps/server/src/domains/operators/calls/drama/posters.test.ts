import { shareOperatorCalls } from '@cliffhanger/contract/drama/operator-share-calls.ts'
import { shareCalls } from '@cliffhanger/contract/drama/share-calls.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'

let server: TestServer
let token: string
let member: string

beforeAll(async () => {
  server = await startTestServer()
  token = await newOperatorToken(server, 'owner')
  member = (await newMember(server)).token
})
afterAll(() => server.close())

const form = {
  kind: 'invite',
  image_key: 'public/posters/a.webp',
  qr_x: 40,
  qr_y: 900,
  qr_size: 320,
  text_color: '#112233',
  sort: 5,
  is_on: 1,
} as const
const offered = async () => (await server.succeed(shareCalls.listPosters, {}, { token: member })).list

describe('backgrounds of posters', () => {
  it('R-23: take the place of the built-in one while they are on, and the log keeps what they were', async () => {
    expect(await offered()).toMatchObject([{ id: 0, image_url: '' }])
    const { id } = await server.succeed(shareOperatorCalls.createPoster, form, { token, key: 'poster-one' })
    expect(await offered()).toMatchObject([{ id, qr_x: 40, qr_y: 900, qr_size: 320, text_color: '#112233' }])
    await server.succeed(shareOperatorCalls.editPoster, { ...form, id, qr_x: 60, is_on: 0 }, { token })
    expect(await offered()).toMatchObject([{ id: 0 }])
    const reason = 'the season is over'
    await server.succeed(shareOperatorCalls.removePoster, { id, reason }, { token })
    expect((await server.call(shareOperatorCalls.removePoster, { id, reason }, { token })).code).toBe(4002)
    expect((await server.call(shareOperatorCalls.editPoster, { ...form, id }, { token })).code).toBe(4002)
    const { list } = await server.succeed(staffCalls.listAudit, { target: `poster ${id}` }, { token })
    expect(list.map(({ action }) => action)).toEqual(['poster.remove', 'poster.edit', 'poster.create'])
    expect(list[1]).toMatchObject({ before: { qrX: 40, isOn: true }, after: { qrX: 60, isOn: false } })
  })

  it('refuses a code that does not stand on the poster whole, is too small, or a picture that is not there', async () => {
    const refused: [Partial<Record<keyof typeof form, unknown>>, object][] = [
      [{ qr_x: 500 }, { code: 4000, data: { field: 'qr_x' } }],
      [{ qr_y: 1100 }, { code: 4000, data: { field: 'qr_y' } }],
      [{ qr_size: 200 }, { code: 4000, data: { field: 'qr_size' } }],
      [{ text_color: 'red' }, { code: 4000, data: { field: 'text_color' } }],
      [{ image_key: 'upload/operator/nothing.png' }, { code: 5019 }],
    ]
    for (const [changes, reply] of refused) {
      const wanted = { ...form, ...changes } as typeof form
      const key = `poster-${Object.keys(changes)[0]}`
      expect(await server.call(shareOperatorCalls.createPoster, wanted, { token, key })).toMatchObject(reply)
    }
  })

  it('are made once however often the same wish is sent', async () => {
    const make = () =>
      server.succeed(shareOperatorCalls.createPoster, { ...form, sort: 9 }, { token, key: 'poster-twice' })
    const [one, other] = await Promise.all([make(), make()])
    expect(other).toEqual(one)
  })
})
