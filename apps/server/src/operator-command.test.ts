import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readOperatorWords, runOperatorCommand } from './operator-command.ts'
import { setUp } from './testing/operator-setup.ts'
import { newOperatorToken } from './testing/operators.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Runs the command beside the server and answers what it printed. */
async function run(...words: string[]): Promise<string> {
  const lines: string[] = []
  await runOperatorCommand(server.context.settings, words, (line) => lines.push(line))
  return lines.join('\n')
}
const linkIn = (printed: string) => /\S+\/console\/#\/setup\/\S+/.exec(printed)?.[0] ?? ''

it('A-20: makes the first operator of a production platform, who sets up by the link it prints', async () => {
  expect(await run('list')).toContain('No operators yet')
  const printed = await run('create', 'ana', '--name', 'Ana')
  expect(printed).toContain('24 hours')
  const ana = await setUp(server, linkIn(printed))
  const own = await server.succeed(staffCalls.getOperator, {}, { token: ana.token })
  expect(own).toMatchObject({ operator: { login: 'ana', name: 'Ana', role: 'owner' }, is_alone: 1, is_single: 0 })
  await expect(run('create', 'ANA')).rejects.toThrow('already')
  expect(await run('list')).toMatch(/ana\s+owner\s+active\s+Ana/)
})

it('A-20: resets one, whose sign-ins and password end', async () => {
  const ben = await setUp(server, linkIn(await run('create', 'ben', '--role', 'finance')))
  const printed = await run('reset', 'ben')
  expect((await server.call(staffCalls.getOperator, {}, { token: ben.token })).code).toBe(4005)
  expect(await run('list')).toMatch(/ben\s+finance\s+not set up/)
  expect((await setUp(server, linkIn(printed))).login).toBe('ben')
  await expect(run('reset', 'nobody')).rejects.toThrow('No operator is called nobody')
})

it('A-4: one operator is enough once the machine says so, which the console is told and the log keeps', async () => {
  const token = await newOperatorToken(server, 'owner')
  const newOperator = { login: 'carl', name: 'Carl', role: 'editor', reason: 'a good reason' } as const
  const waiting = await server.succeed(staffCalls.createOperator, newOperator, { token })
  expect(waiting.change.state).toBe(0)
  await run('single', 'on')
  expect(await server.succeed(staffCalls.getOperator, {}, { token })).toMatchObject({ is_single: 1 })
  const agreed = { id: waiting.change.id, decision: 'agree', reason: 'a good reason' } as const
  expect((await server.call(staffCalls.decideOperatorChange, agreed, { token })).code).toBe(200)
  const once = await server.succeed(staffCalls.createOperator, { ...newOperator, login: 'dora' }, { token })
  expect(once.change).toMatchObject({ state: 1, is_link_open: 1 })
  await run('single', 'off')
  expect(await server.succeed(staffCalls.getOperator, {}, { token })).toMatchObject({ is_single: 0 })
  const { list } = await server.succeed(staffCalls.listAudit, { action: 'operator.single' }, { token })
  expect(list.map(({ operator_name, after }) => [operator_name, after])).toEqual([
    ['command line', { single_operator: false }],
    ['command line', { single_operator: true }],
  ])
})

it('A-4: the server itself cannot switch it on', async () => {
  await expect(server.context.db.execute('update operator_policy set is_single = true')).rejects.toThrow('permission')
})

it.each([[], ['create'], ['create', 'ab'], ['create', 'ana', 'ben'], ['single'], ['single', 'yes'], ['fly', 'ana']])(
  'says how it is used: %j %j %j',
  (...words) => {
    expect(() => readOperatorWords(words)).toThrow(/Usage|characters/)
  },
)

it('knows the roles', () => {
  expect(() => readOperatorWords(['create', 'ana', '--role', 'king'])).toThrow('--role must be one of')
  expect(readOperatorWords(['create', 'ana'])).toEqual({ act: 'create', login: 'ana', name: 'ana', role: 'owner' })
})
