import { randomUUID } from 'node:crypto'
import { memberCalls, operatorCalls } from '@cliffhanger/contract/all-calls.ts'
import type { CallRow } from '@cliffhanger/contract/call.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { declaredCodes } from './declared-codes.ts'
import { makeChats, restoreChats } from './fuzz-chats.ts'
import { type Member, newMember } from './members.ts'
import { newOperatorToken } from './operators.ts'
import { startTestServer, type TestServer } from './server.ts'

/** Every row of the contract against a hostile client: whatever comes in, the answer is an envelope with a code of the row. */

let server: TestServer
let member: Member
let memberToken: string
let refreshToken: string
let operatorToken: string

beforeAll(async () => {
  server = await startTestServer()
  member = await newMember(server)
  memberToken = member.token
  refreshToken = member.refreshToken
  operatorToken = await newOperatorToken(server, 'owner')
  await makeChats(server, member)
})

afterAll(() => server.close())

const rows: readonly CallRow[] = [...Object.values(memberCalls), ...Object.values(operatorCalls)].flatMap((table) =>
  Object.values<CallRow>(table),
)

/** Ends the very sign-in the other questions need. */
const endsSignIn = new Set(['op-sign-out'])

/** Values that break things: the wrong type, too much, too little, what SQL, HTML and JavaScript find special. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    'null',
    '\u0000',
    '\ud800',
    "'; drop table accounts; --",
    '<img src=x onerror=alert(1)>',
    '../../etc/passwd',
    '{{7*7}}',
    '%00',
    '﷽'.repeat(50),
    [],
    {},
    [[[]]],
  ),
  fc.string({ maxLength: 300, unit: 'binary' }),
  fc.integer(),
  fc.double(),
  fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 3 }),
)

interface Shape {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
}

/** A value that looks right, so that the questions get past the schema. */
function fitting(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if ('const' in shape) return fc.constant(shape.const)
  return fittingByType[shape.type ?? '']?.(shape) ?? fc.constantFrom<unknown>('demo', 1, {}, [])
}

const someNumber = fc.constantFrom(0, 1, 2, 3, 100, 2 ** 31, Number.MAX_SAFE_INTEGER)
const someText = fc.constantFrom(
  'demo',
  'h5',
  'a@b.example',
  '+84 912345678',
  '123456',
  'abcdefgh1',
  randomUUID(),
  'p_1_2',
  'g_1',
  textContent('hello'),
  '0',
  'x'.repeat(64),
)
const fittingByType: Readonly<Record<string, (shape: Shape) => fc.Arbitrary<unknown>>> = {
  integer: () => someNumber,
  number: () => someNumber,
  string: () => someText,
  array: ({ items = {} }) => fc.array(fitting(items), { maxLength: 3 }),
  object: ({ properties = {} }) =>
    fc.record(Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, fitting(inner)]))),
}

/** Questions that are mostly right, somewhat wrong, or nothing like one. */
function questions(row: CallRow): fc.Arbitrary<unknown> {
  const shape: Shape = z.toJSONSchema(row.request, { io: 'input', unrepresentable: 'any' }) as Shape
  const fields = Object.entries(shape.properties ?? {}).map(
    ([name, inner]) =>
      [name, fc.oneof({ weight: 4, arbitrary: fitting(inner) }, { weight: 1, arbitrary: nasty })] as const,
  )
  const likely = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  return fc.oneof(
    { weight: 5, arbitrary: likely },
    { weight: 1, arbitrary: fc.dictionary(fc.string(), nasty, { maxKeys: 5 }) },
    { weight: 1, arbitrary: nasty },
  )
}

const tokenFor = (row: CallRow) =>
  ({ none: '', optional: memberToken, bearer: memberToken, refresh: refreshToken, operator: operatorToken })[row.auth]

async function request(row: CallRow, question: unknown, token: string) {
  const isBody = row.method === 'POST'
  const fields = typeof question === 'object' && question !== null ? Object.entries(question) : []
  const query = new URLSearchParams(
    fields.map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  return server.send({
    method: row.method,
    path: isBody && !row.queryFields ? row.path : `${row.path}?${query.toString()}`,
    ...(isBody && { body: JSON.stringify(question) ?? '' }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(isBody && { 'content-type': 'application/json' }),
      'idempotency-key': randomUUID(),
      'x-forwarded-for': '10.99.0.1',
    },
  })
}

/** What is wrong with an answer, or undefined: anything but an envelope with a code of the row, and a field where 4000 must name one. */
function errorOf(
  row: CallRow,
  { status, body }: { status: number; body: string },
  question: unknown,
): string | undefined {
  const envelope = status === 200 ? JSON.parse(body) : { code: 0 }
  const isNamed = envelope.code !== 4000 || typeof envelope.data.field === 'string'
  if (declaredCodes(row).has(envelope.code) && isNamed) return undefined
  return `${row.id} ${JSON.stringify(question)?.slice(0, 300)} → ${status} ${body.slice(0, 200)}`
}

it('these are all calls that the server answers, and no others', () => {
  const served = server.domains.all.flatMap(({ calls }) => calls.map(({ row }) => row.id))
  expect(served.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
})

describe('any input', () => {
  it.each(rows.filter((row) => !endsSignIn.has(row.id)).map((row) => [row.id, row] as const))(
    '%s answers a code of its row',
    async (_id, row) => {
      await restoreChats(server, member)
      const token = tokenFor(row)
      await fc.assert(
        fc.asyncProperty(questions(row), async (question) => {
          expect(errorOf(row, await request(row, question, token), question)).toBeUndefined()
        }),
        { numRuns: 60, seed: 20_261_121, endOnFailure: true },
      )
    },
  )
})

describe('bodies that are none', () => {
  const bodies: readonly (readonly [string, string, string])[] = [
    ['cut short', '{"a":', 'application/json'],
    ['empty', '', 'application/json'],
    ['a list', '[1,2]', 'application/json'],
    ['a text', '"hello"', 'application/json'],
    ['of another type', 'a=1', 'application/x-www-form-urlencoded'],
    ['of no type anybody knows', 'a', 'strange/type'],
    ['poisoned', '{"__proto__":{"isAdmin":true}}', 'application/json'],
    ['too big', JSON.stringify({ a: 'x'.repeat(300_000) }), 'application/json'],
    ['too deep', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'application/json'],
  ]

  it.each(bodies)('E-46: one that is %s is refused with 4000', async (_what, body, type) => {
    for (const row of rows.filter(({ method }) => method === 'POST')) {
      const reply = await server.send({
        method: 'POST',
        path: row.path,
        body,
        headers: { 'content-type': type, authorization: `Bearer ${tokenFor(row)}`, 'idempotency-key': randomUUID() },
      })
      expect(errorOf(row, reply, body.slice(0, 40))).toBeUndefined()
    }
  })
})

describe('tokens that are none', () => {
  it('E-3: a call that needs a member takes no token of another kind', async () => {
    const wrong = [
      '',
      'x',
      operatorToken,
      refreshToken,
      `${memberToken}x`,
      'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
      'a'.repeat(9000),
    ]
    for (const row of rows.filter(({ auth }) => auth === 'bearer'))
      for (const token of wrong) {
        const { status, body } = await request(row, {}, token)
        expect(status, row.id).toBe(200)
        expect([4004, 4005], `${row.id} with ${token.slice(0, 12)}`).toContain(JSON.parse(body).code)
      }
  })
})
