import { randomUUID } from 'node:crypto'
import { noticesOperatorCalls } from '@cliffhanger/contract/notices/operator-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { heardBy } from '../../../friends/testing.ts'
import { noticeActions } from '../../../notices/testing.ts'
import { actionsUpon } from '../../testing.ts'

let server: TestServer
let editor: string
let auditor: string
let ana: Member
beforeAll(async () => {
  server = await startTestServer()
  editor = await newOperatorToken(server, 'editor')
  auditor = await newOperatorToken(server, 'auditor')
  ana = await newMember(server)
})
afterAll(() => server.close())

const { write, written, withdraw, announced, mine, open } = noticeActions(() => ({ server, editor }))
const personal = () => ({ user_no: ana.userNo, position: '', type: 'system' }) as const
const overview = () => server.succeed(noticesOperatorCalls.listWrittenNotices, {}, { token: auditor })

describe('what operators tell', () => {
  it('R-23: is written and withdrawn by whoever may write content, and stands in the log', async () => {
    expect((await write({}, randomUUID(), auditor)).code).toBe(4001)
    const id = await written()
    expect((await withdraw(id, auditor)).code).toBe(4001)
    await withdraw(id)
    const actions = await actionsUpon(server, `notice ${id}`, auditor)
    expect(actions.map(({ action }) => action)).toEqual(['notice.withdraw', 'notice.write'])
    expect((await overview()).list[0]).toMatchObject({ id, state: 'withdrawn', read_total: 0, user_no: '' })
  })

  it('V-42: holds nothing that runs, whatever was written', async () => {
    const content =
      '<p onclick="x()">a<script>alert(1)</script></p><a href="javascript:alert(1)">b</a><img src=x onerror=alert(1)>'
    const id = await written({ texts: { en: { title: '<i>T</i>', summary: '<script>s</script>', content } } })
    const { notice } = (await open(ana, id)).data
    expect(notice).toMatchObject({ title: '<i>T</i>', summary: '<script>s</script>' })
    expect(notice.content).toBe('<p>a</p><a rel="noopener noreferrer" target="_blank">b</a>')
    await withdraw(id)
  })

  it('goes to one member by number; only this member has it and hears of it', async () => {
    const bao = await newMember(server)
    const id = await written(personal())
    expect((await mine(ana)).list).toMatchObject([{ id, user_id: ana.userId, type: 'system', is_read: 0 }])
    expect(await mine(bao)).toMatchObject({ list: [], unread: 0 })
    expect((await open(bao, id)).code).toBe(4002)
    expect(await heardBy(server, ana, 'notice')).toMatchObject([
      { notice: { is_read: 1 } },
      { notice: { id, is_read: 0 }, unread: 1 },
    ])
    expect((await overview()).list[0]).toMatchObject({ id, user_no: ana.userNo, state: 'running', read_total: 0 })
    await open(ana, id)
    expect((await overview()).list[0]).toMatchObject({ id, read_total: 1 })
    const other = await written(personal())
    expect((await mine(ana)).unread).toBe(1)
    await withdraw(other)
    expect(await mine(ana)).toMatchObject({ list: [{ id }], unread: 0 })
    expect((await heardBy(server, ana, 'notice')).at(-1)).toMatchObject({ notice: { id: other }, unread: 0 })
  })

  it('counts who opened it', async () => {
    const id = await written({ position: 'popup' })
    for (const _ of [1, 2, 3]) await open(await newMember(server), id)
    expect((await overview()).list[0]).toMatchObject({ id, read_total: 3 })
    await withdraw(id)
  })

  it('is written once, however often it is sent', async () => {
    const key = randomUUID()
    const replies = await Promise.all([write({}, key), write({}, key)])
    const [again] = [await write({}, key)]
    const ids = [...replies, again].flatMap(({ code, data }) => (code === 200 ? data.notice.id : []))
    expect(new Set(ids).size).toBe(1)
    expect(await announced(ana)).toHaveLength(1)
    expect((await write({ position: 'popup' }, key)).code).toBe(4008)
    await withdraw(ids[0] ?? 0)
  })

  it('E-46, 7009: is refused where it makes no sense', async () => {
    const now = Math.floor(server.context.clock() / 1000)
    const wrong = [
      [{ ...personal(), position: 'popup' }, 'position'],
      [{ ...personal(), start_time: now + 600 }, 'start_time'],
      [{ ...personal(), end_time: now + 600 }, 'end_time'],
      [{ end_time: now - 600 }, 'end_time'],
      [{ start_time: now + 600, end_time: now + 300 }, 'end_time'],
      [{ texts: {} }, 'texts'],
      [{ link: 'javascript:alert(1)' }, 'link'],
      [{ link: '//evil.example' }, 'link'],
      [{ link: '/\\evil.example' }, 'link'],
      [{ link: 'http://plain.example' }, 'link'],
    ] as const
    for (const [changes, field] of wrong)
      expect(await write(changes), JSON.stringify(changes)).toMatchObject({ code: 4000, data: { field } })
    expect((await write({ ...personal(), user_no: '00000000' })).code).toBe(7009)
    expect((await write({ image_key: `upload/operator/${randomUUID()}/a.png` })).code).toBe(5019)
    expect(await announced(ana)).toEqual([])
  })
})
