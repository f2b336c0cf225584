import { randomUUID } from 'node:crypto'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { platformCalls } from '@cliffhanger/contract/operators/platform-calls.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { TOTP } from 'otpauth'
import { callPlatform, ownPlatform } from './platform.ts'

/** Why the journeys do what they do, for the audit log. */
export const reason = 'browser journey'

/** An operator who can sign in to the console. */
export interface Operator {
  readonly login: string
  readonly password: string
  /** The six digits his authenticator shows now; each works once. */
  readonly code: () => string
}

/** Signs in the operator whom a platform printed at its first start, and answers his token. */
export async function signInPrintedOperator(printed: string): Promise<string> {
  const [, login, password, secret] = /Operator\s+(\S+) \/ (\S+)\s+authenticator secret (\S+)/.exec(printed) ?? []
  if (!login || !password || !secret) throw new Error('The platform printed no operator')
  const code = new TOTP({ secret }).generate()
  return (await callPlatform(staffCalls.signInOperator, { login, password, code })).access_token
}

/** Token of the first operator, for calls beside the browser. */
export const operatorToken = (): string => ownPlatform().operatorToken

/** Makes an operator of a journey's own, so that no other one uses up his codes. */
export async function newOperator(): Promise<Operator> {
  const login = `op${randomUUID().slice(0, 8)}`
  const wanted = { login, name: 'Journey', role: 'owner', reason } as const
  const { credentials } = await callPlatform(staffCalls.createOperator, wanted, operatorToken())
  const totp = new TOTP({ secret: credentials.totp_secret })
  return { login, password: credentials.password, code: () => totp.generate() }
}

/** The newest code that waits in the outbox for a contact. Fails where there is none. */
export async function sentCode(contact: string): Promise<string> {
  const { list } = await callPlatform(platformCalls.listOutbox, { search: contact }, operatorToken())
  const newest = list[0]
  if (!newest) throw new Error(`The outbox holds no code for ${contact}`)
  return (await callPlatform(platformCalls.revealCode, { id: newest.id, reason }, operatorToken())).code
}

type Settings = CallData<typeof platformCalls.getPlatformSettings>['settings']

/** Changes the platform's configuration, and answers what puts it back. */
export async function changePlatform(changes: Partial<Settings>): Promise<() => Promise<void>> {
  const { version, settings } = await callPlatform(platformCalls.getPlatformSettings, {}, operatorToken())
  await callPlatform(platformCalls.changePlatformSettings, { version, changes, reason }, operatorToken())
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, Reflect.get(settings, name)]))
  return async () => {
    const now = await callPlatform(platformCalls.getPlatformSettings, {}, operatorToken())
    await callPlatform(
      platformCalls.changePlatformSettings,
      { version: now.version, changes: before, reason },
      operatorToken(),
    )
  }
}
