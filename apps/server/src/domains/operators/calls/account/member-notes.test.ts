import { randomUUID } from 'node:crypto'
import { memberOperatorCalls as calls } from '@cliffhanger/contract/account/operator-member-calls.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codesOf, type Member, newMember } from '../../../../testing/members.ts'
import { newOperatorToken } from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { actionsUpon, reason } from '../../testing.ts'

let server: TestServer
let ana: string
let ben: string
let owner: string
let member: Member
beforeAll(async () => {
  server = await startTestServer()
  ana = await newOperatorToken(server, 'support')
  ben = await newOperatorToken(server, 'support')
  owner = await newOperatorToken(server, 'owner')
})
afterAll(() => server.close())
beforeEach(async () => {
  member = await newMember(server)
})

const add = (text: string, token = ana, key: string = randomUUID()) =>
  server.call(calls.addMemberNote, { user_id: member.userId, text }, { token, key })
const added = async (text: string, token = ana) =>
  (await server.succeed(calls.addMemberNote, { user_id: member.userId, text }, { token, key: randomUUID() })).note
const notes = (token = ana, part: { page?: number; limit?: number } = {}) =>
  server.succeed(calls.listMemberNotes, { user_id: member.userId, ...part }, { token })

it('R-23: is written once per key and logged, and tells each operator which notes are theirs', async () => {
  const key = randomUUID()
  expect(codesOf([await add('Paid twice', ana, key), await add('Paid twice', ana, key)])).toEqual([200, 200])
  expect((await notes(ana)).list).toMatchObject([{ text: 'Paid twice', is_own: 1, version: 1, edit_time: 0 }])
  expect((await notes(ben)).list).toMatchObject([{ text: 'Paid twice', is_own: 0 }])
  expect(await actionsUpon(server, `member ${member.userId}`, owner)).toMatchObject([
    { action: 'memberNote.add', after: { text: 'Paid twice' } },
  ])
})

it('is edited by whoever wrote it, and not over a change they did not read', async () => {
  const { id, version } = await added('First')
  const edit = (text: string, token = ana, of = version) =>
    server.call(calls.editMemberNote, { id, version: of, text }, { token })
  expect((await edit('Not mine', ben)).code).toBe(4001)
  expect(await edit('Second')).toMatchObject({ code: 200, data: { note: { text: 'Second', version: 2 } } })
  // The same again, as a lost answer makes it.
  expect(await edit('Second')).toMatchObject({ code: 200, data: { note: { version: 2 } } })
  expect((await edit('Third')).code).toBe(4003)
  expect((await edit('   ', ana, 2)).code).toBe(4000)
  const both = await Promise.all([edit('One', ana, 2), edit('Two', ana, 2)])
  expect(codesOf(both)).toEqual([200, 4003])
})

it('is removed by anybody who may write, once, and stays in the log with the reason', async () => {
  const { id } = await added('Wrong person')
  expect((await server.call(calls.removeMemberNote, { id, reason }, { token: ben })).code).toBe(200)
  expect((await server.call(calls.removeMemberNote, { id, reason }, { token: ben })).code).toBe(4002)
  expect(await notes()).toMatchObject({ list: [], total: 0 })
  const [removed] = await actionsUpon(server, `member ${member.userId}`, owner)
  expect(removed).toMatchObject({ action: 'memberNote.remove', reason, before: { text: 'Wrong person' } })
})

it('is read by those who may read members, page by page, and written by nobody else', async () => {
  for (const text of ['One', 'Two', 'Three']) await added(text)
  const auditor = await newOperatorToken(server, 'auditor')
  const editor = await newOperatorToken(server, 'editor')
  const second = await notes(auditor, { page: 2, limit: 2 })
  expect(second).toMatchObject({ list: [{ text: 'One' }], total: 3 })
  expect((await server.call(calls.listMemberNotes, { user_id: member.userId }, { token: editor })).code).toBe(4001)
  expect((await add('Four', auditor)).code).toBe(4001)
  expect((await add('x'.repeat(2001))).code).toBe(4000)
  const nobody = { user_id: 9_999_999 }
  expect((await server.call(calls.listMemberNotes, nobody, { token: ana })).code).toBe(4002)
})
