import { operatorCalls } from '@cliffhanger/contract/all-calls.ts'
import type { CallRow } from '@cliffhanger/contract/call.ts'
import { rolePermissions } from '@cliffhanger/rules/operators/permissions.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOperatorToken } from '../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
const tokens = new Map<string, string>()
const roles = ['owner', 'editor', 'support', 'auditor', 'finance'] as const

beforeAll(async () => {
  server = await startTestServer()
  for (const role of roles) tokens.set(role, await newOperatorToken(server, role))
})

afterAll(() => server.close())

const rows: readonly CallRow[] = Object.values(operatorCalls)
  .flatMap((table) => Object.values<CallRow>(table))
  .filter((row) => row.auth === 'operator')

const codeOf = async (row: CallRow, token: string) => {
  const reply = await server.send({
    method: row.method,
    path: row.path,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': 'permission-test',
    },
    ...(row.method === 'POST' && { body: '{}' }),
  })
  expect(reply.status).toBe(200)
  return JSON.parse(reply.body).code
}

describe('permissions of operators', () => {
  it('R-23: every call that changes something needs a permission, but for one’s own account and filters', () => {
    const open = rows.filter((row) => !row.permission).map((row) => row.id)
    const ownAccount = ['op-sign-out', 'op-me', 'op-change-password']
    // An export is only noted here: its rows come by the list's own call, which has a permission.
    const ownLists = ['op-list-export', 'op-list-filters', 'op-list-filter-save', 'op-list-filter-remove']
    expect(open).toEqual([...ownAccount, ...ownLists])
  })

  it.each(roles)('R-23: refuses 4001 whatever %s may not do, before looking at the request', async (role) => {
    const mayDo = new Set(rolePermissions(role))
    for (const row of rows) {
      if (row.id === 'op-sign-out' || !row.permission || mayDo.has(row.permission)) continue
      expect(await codeOf(row, tokens.get(role) ?? ''), row.id).toBe(4001)
    }
  })

  it('refuses 4005 everything without a token, with a made-up one, and with none of its kind', async () => {
    for (const row of rows)
      for (const token of ['', 'op_made-up', 'eyJhbGciOiJub25lIn0.e30.'])
        expect(await codeOf(row, token), row.id).toBe(4005)
  })
})
