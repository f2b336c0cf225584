import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { OperatorRole } from '@cliffhanger/contract/operators/schemas.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { newCredentials } from '../domains/operators/credentials.ts'
import { insertOperator, setOwnSecrets } from '../domains/operators/queries/operators.ts'
import { totpCodeAt } from '../platform/security/totp.ts'
import type { TestServer } from './server.ts'

/** An operator of a test, not signed in yet. */
export interface TestOperator {
  readonly id: number
  readonly login: string
  readonly password: string
  readonly totpSecret: string
}

let made = 0

/** Made days ago, so that they count as a second person. */
export async function newOperator(server: TestServer, role: OperatorRole): Promise<TestOperator> {
  made++
  const login = `${role}${made}`
  const { db, secrets, clock } = server.context
  const { notified, stored } = await newCredentials(secrets)
  const sinceMs = clock() - 3 * dayMs
  const operator = await insertOperator(db, { login, name: `${role} ${made}`, role }, sinceMs)
  if (!operator) throw new Error(`The operator ${login} exists`)
  await setOwnSecrets(db, operator.id, stored, 0, sinceMs)
  return { id: operator.id, login, ...notified }
}

/** The code the operator's authenticator shows now. */
export const codeOf = (server: TestServer, operator: TestOperator): string =>
  totpCodeAt(operator.totpSecret, server.context.clock())

/** Signs in and answers the token; a second time only with the next code, because each works once. */
export async function signInOperator(server: TestServer, operator: TestOperator): Promise<string> {
  const { access_token } = await server.succeed(staffCalls.signInOperator, {
    login: operator.login,
    password: operator.password,
    code: codeOf(server, operator),
  })
  return access_token
}

export const newOperatorToken = async (server: TestServer, role: OperatorRole): Promise<string> =>
  signInOperator(server, await newOperator(server, role))
