import { scopeIncludes } from '@cliffhanger/rules/groups/policy.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ChatServer, startChatServer } from '../../testing/chat-server.ts'

let server: ChatServer
beforeAll(async () => {
  server = await startChatServer()
})
afterAll(() => server.close())

it('R-17: the scope of lists in the database is that of the rules', async () => {
  for (const scope of [0, 1, 2, 3] as const)
    for (const role of ['creator', 'manager', 'member'] as const) {
      const { isIn } = await server.context.db.one<{ isIn: boolean }>(`select scope_includes($1, $2) as "isIn"`, [
        scope,
        role,
      ])
      expect(isIn).toBe(scopeIncludes(scope, role))
    }
})
