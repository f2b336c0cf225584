import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newMember } from '../../../../testing/members.ts'
import {
  codeOf,
  newOperator,
  newOperatorToken,
  signInOperator,
  type TestOperator,
} from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

const reason = 'a good reason'

describe('signing in as an operator', () => {
  it('R-23: needs the password and the code, and does not tell which was wrong', async () => {
    const operator = await newOperator(server, 'owner')
    const { login, password } = operator
    const right = { login, password, code: codeOf(server, operator) }
    const wrongCode = right.code === '000000' ? '000001' : '000000'
    const replies = [
      await server.call(staffCalls.signInOperator, { ...right, password: 'wrong password' }),
      await server.call(staffCalls.signInOperator, { ...right, code: wrongCode }),
      await server.call(staffCalls.signInOperator, { ...right, login: 'nobody-here' }),
    ]
    expect(replies.map(({ code, data }) => ({ code, data }))).toEqual(replies.map(() => ({ code: 3001, data: null })))
    expect((await server.succeed(staffCalls.signInOperator, right)).operator).toMatchObject({ login, role: 'owner' })
  })

  it('takes a code once, also when two come at once', async () => {
    const operator = await newOperator(server, 'editor')
    const question = { login: operator.login, password: operator.password, code: codeOf(server, operator) }
    const replies = await Promise.all([1, 2, 3].map(() => server.call(staffCalls.signInOperator, question)))
    expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 3001, 3001])
  })

  it('C-45: closes after five wrong tries for 15 minutes', async () => {
    const operator = await newOperator(server, 'support')
    const address = '10.200.0.1'
    const wrong = { login: operator.login, password: 'wrong password', code: '000000' }
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await server.call(staffCalls.signInOperator, wrong, { address })).code).toBe(3001)
    const right = () => ({ login: operator.login, password: operator.password, code: codeOf(server, operator) })
    expect((await server.call(staffCalls.signInOperator, right(), { address })).code).toBe(3013)
    server.advance(15 * minuteMs)
    expect((await server.call(staffCalls.signInOperator, right(), { address })).code).toBe(200)
  })

  it('A-17: wrong tries of others lock neither another address nor a console that signed in before', async () => {
    const [owner, editor] = [await newOperator(server, 'owner'), await newOperator(server, 'editor')]
    const address = '10.200.0.2'
    const right = (one: TestOperator) => {
      server.advance(30_000)
      return { login: one.login, password: one.password, code: codeOf(server, one) }
    }
    const first = await server.succeed(staffCalls.signInOperator, right(owner), { address })
    const wrong = { login: owner.login, password: 'wrong password', code: '000000' }
    for (let attempt = 0; attempt < 5; attempt++) await server.call(staffCalls.signInOperator, wrong, { address })
    expect((await server.call(staffCalls.signInOperator, right(owner), { address })).code).toBe(3013)
    expect((await server.call(staffCalls.signInOperator, right(editor), { address })).code).toBe(200)
    expect((await server.call(staffCalls.signInOperator, right(owner), { address: '10.200.0.3' })).code).toBe(200)
    const known = { ...right(owner), console_key: first.console_key }
    expect((await server.call(staffCalls.signInOperator, known, { address })).code).toBe(200)
    // The key alone opens nothing.
    const keyed = { ...wrong, console_key: first.console_key }
    expect((await server.call(staffCalls.signInOperator, keyed, { address })).code).toBe(3001)
  })

  it('a sign-in ends after 30 minutes without a call, by signing out, and when the operator is disabled', async () => {
    const idle = await newOperatorToken(server, 'owner')
    server.advance(31 * minuteMs)
    expect((await server.call(staffCalls.getOperator, {}, { token: idle })).code).toBe(4004)

    const token = await newOperatorToken(server, 'owner')
    await server.succeed(staffCalls.signOutOperator, {}, { token })
    expect((await server.call(staffCalls.getOperator, {}, { token })).code).toBe(4005)

    const owner = await newOperatorToken(server, 'owner')
    const editor = await newOperator(server, 'editor')
    const editorToken = await signInOperator(server, editor)
    const disabled = await server.succeed(
      staffCalls.changeOperator,
      { id: editor.id, is_enabled: 0, reason },
      { token: owner },
    )
    expect(disabled).toMatchObject({ change: null, operator: { is_enabled: 0 } })
    expect((await server.call(staffCalls.getOperator, {}, { token: editorToken })).code).toBe(4005)
  })

  it('R-23: never takes the token of a member, and members never that of an operator', async () => {
    const member = await newMember(server)
    expect((await server.call(staffCalls.getOperator, {}, { token: member.token })).code).toBe(4005)
    const { accountCalls } = await import('@cliffhanger/contract/account/calls.ts')
    const operatorToken = await newOperatorToken(server, 'owner')
    expect((await server.call(accountCalls.getAccount, {}, { token: operatorToken })).code).toBe(4005)
  })
})

describe('operators', () => {
  it('nobody changes or resets themselves, so that an owner always remains', async () => {
    const owner = await newOperator(server, 'owner')
    const token = await signInOperator(server, owner)
    expect(
      (await server.call(staffCalls.changeOperator, { id: owner.id, role: 'auditor', reason }, { token })).code,
    ).toBe(5021)
    expect((await server.call(staffCalls.resetOperator, { id: owner.id, reason }, { token })).code).toBe(5021)
  })

  it('changes their own password and loses their other sign-ins', async () => {
    const operator = await newOperator(server, 'auditor')
    const other = await signInOperator(server, operator)
    server.advance(30_000)
    const token = await signInOperator(server, operator)
    const wrong = await server.call(
      staffCalls.changeOperatorPassword,
      { old_password: 'wrong', password: 'a-long-new-password' },
      { token },
    )
    expect(wrong.code).toBe(3012)
    await server.succeed(
      staffCalls.changeOperatorPassword,
      { old_password: operator.password, password: 'a-long-new-password' },
      { token },
    )
    expect((await server.call(staffCalls.getOperator, {}, { token: other })).code).toBe(4005)
    expect((await server.call(staffCalls.getOperator, {}, { token })).code).toBe(200)
  })
})

describe('the log of what operators did', () => {
  it('R-23: holds every act with who, what and why, newest first', async () => {
    const owner = await newOperator(server, 'owner')
    const token = await signInOperator(server, owner)
    const editor = await newOperator(server, 'editor')
    await server.succeed(staffCalls.changeOperator, { id: editor.id, name: 'Another', reason }, { token })
    const { list } = await server.succeed(staffCalls.listAudit, { operator_id: owner.id }, { token })
    expect(list[0]).toMatchObject({
      action: 'operator.change',
      target: `operator ${editor.id}`,
      reason,
      after: { name: 'Another' },
    })
    expect(list[1]).toMatchObject({ action: 'operator.signIn' })
  })

  it.each(['update audit_log set reason = $1', 'delete from audit_log where reason <> $1', 'truncate audit_log'])(
    'R-23: is append-only for the owner of the table too: %s',
    async (text) => {
      await newOperatorToken(server, 'owner')
      const values = text.includes('$1') ? ['x'] : []
      await expect(server.owner.execute(text, values)).rejects.toThrow(/append-only|denied/)
      await expect(server.context.db.execute(text, values)).rejects.toThrow('permission denied')
    },
  )
})
