import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { sessionOperatorCalls } from '@cliffhanger/contract/session/operator-calls.ts'
import type { WalletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import { TOTP } from 'otpauth'
import { callPlatform, ownPlatform } from './platform.ts'

/** Why the journeys do what they do, for the audit log. */
export const reason = 'browser journey'

/** An operator who can sign in to the console. */
export interface Operator {
  readonly login: string
  readonly password: string
  /** Six digits of their authenticator, others each time: each works once. */
  readonly code: () => Promise<string>
}

/** The address of the setup link that was printed. */
export const linkAddressIn = (printed: string): string => {
  const [address] = /\S*\/console\/#\/setup\/[\w-]{43}/.exec(printed) ?? []
  if (!address) throw new Error(`There is no setup link in:\n${printed}`)
  return address
}

/** The secret part of a setup link. */
const linkIn = (printed: string): string => linkAddressIn(printed).slice(-43)

const stepMs = 30_000
const stepNow = (): number => Math.floor(Date.now() / stepMs)

/** Codes of an authenticator by the number of their step, and those after the given step, one after the other: the server takes each once, and
 *  none that is more than a step ahead, so one that would be is waited for. */
export function authenticator(secret: string) {
  const totp = new TOTP({ secret })
  const codeOf = (step: number): string => totp.generate({ timestamp: step * stepMs })
  const codesAfter =
    (used: number, last = used) =>
    async (): Promise<string> => {
      last = Math.max(last + 1, stepNow())
      await wait(Math.max(0, (last - 1) * stepMs - Date.now()))
      return codeOf(last)
    }
  return { codeOf, codesAfter }
}

/** More than a code takes to the server. */
const onItsWayMs = 10_000

/** The step whose code a form can still be sent with while the present one stays free for what comes after it. A code of two steps ago is
 *  refused: where the present step may be over when it arrives, it is the present one. */
export const earliestStep = (): number => Math.floor((Date.now() + onItsWayMs) / stepMs) - 1

/** Opens a setup link as its operator would. */
export async function setUpOperator(printed: string): Promise<Operator & { readonly token: string }> {
  const link = linkIn(printed)
  const { login, totp_secret: secret } = await callPlatform(staffCalls.openSetup, { link })
  const { codeOf, codesAfter } = authenticator(secret)
  const password = `a password of ${login}`
  const step = earliestStep()
  const form = { link, password, code: codeOf(step) }
  const { access_token: token } = await callPlatform(staffCalls.finishSetup, form)
  return { login, password, code: codesAfter(step), token }
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs `npm run operator -- …` on the machine of this platform, beside its server; answers what it prints. */
export function runOperatorCommand(...words: readonly string[]): string {
  const { folder, url } = ownPlatform()
  if (folder === undefined) throw new Error('The platform under test is not on this machine')
  return execFileSync(process.execPath, [join(root, 'apps/server/src/main.ts'), 'operator', ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, PUBLIC_URL: url, LOG_LEVEL: 'warn' },
    encoding: 'utf8',
  })
}

/** Makes an owner by the command on the machine and answers their token. */
export async function newOwnerToken(): Promise<string> {
  const made = runOperatorCommand('create', `owner-${randomUUID().slice(0, 8)}`)
  // The command held this process up: a connection that the platform closed meanwhile has to be noticed before one is used again.
  await turn()
  return (await setUpOperator(made)).token
}

/** Token of the first operator, for calls beside the browser. */
export const operatorToken = (): string => ownPlatform().operatorToken

/** Has the second operator agree to what the first asked for; nothing where it holds already. */
export async function agreeTo(change: { readonly id: number } | null): Promise<void> {
  if (!change) return
  const decision = { id: change.id, decision: 'agree', reason } as const
  await callPlatform(staffCalls.decideOperatorChange, decision, ownPlatform().secondToken)
}

/** Changes the wallet's settings by two operators, and answers how they were before. */
export async function changeWallet(changes: Partial<WalletSettings>): Promise<WalletSettings> {
  const { version, settings } = await callPlatform(ledgerOperatorCalls.getWalletSettings, {}, operatorToken())
  const { change } = await callPlatform(
    ledgerOperatorCalls.changeWalletSettings,
    { version, changes, reason },
    operatorToken(),
  )
  await agreeTo(change)
  return settings
}

/** Makes an operator of a journey's own, so that no other one uses up their codes: one asks, another agrees. */
export async function newOperator(): Promise<Operator> {
  const wanted = { login: `op${randomUUID().slice(0, 8)}`, name: 'Journey', role: 'owner', reason } as const
  const { change } = await callPlatform(staffCalls.createOperator, wanted, operatorToken())
  await agreeTo(change)
  const { link } = await callPlatform(staffCalls.makeSetupLink, { id: change.id }, operatorToken())
  return setUpOperator(link)
}

type Settings = CallData<typeof sessionOperatorCalls.getPlatformSettings>['settings']

/** Changes the platform's configuration, and answers what puts it back. */
export async function changePlatform(changes: Partial<Settings>): Promise<() => Promise<void>> {
  const { version, settings } = await callPlatform(sessionOperatorCalls.getPlatformSettings, {}, operatorToken())
  const save = async (over: number, wanted: Partial<Settings>): Promise<void> => {
    const form = { version: over, changes: wanted, reason }
    await agreeTo((await callPlatform(sessionOperatorCalls.changePlatformSettings, form, operatorToken())).change)
  }
  await save(version, changes)
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, Reflect.get(settings, name)]))
  return async () => {
    const now = await callPlatform(sessionOperatorCalls.getPlatformSettings, {}, operatorToken())
    await save(now.version, before)
  }
}
