import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { totpCodeAt } from '../platform/security/totp.ts'
import type { TestOperator } from './operators.ts'
import type { TestServer } from './server.ts'

/** Opens a setup link as its operator would, with a password and an authenticator of their own; signed in then. */
export async function setUp(server: TestServer, address: string): Promise<TestOperator & { readonly token: string }> {
  const link = address.split('/').at(-1) ?? ''
  const { login, totp_secret: totpSecret } = await server.succeed(staffCalls.openSetup, { link })
  const password = `a password of ${login}`
  const code = totpCodeAt(totpSecret, server.context.clock())
  const { access_token: token, operator } = await server.succeed(staffCalls.finishSetup, { link, password, code })
  return { id: operator.id, login, password, totpSecret, token }
}
