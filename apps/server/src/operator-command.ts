import { parseArgs } from 'node:util'
import { hourMs } from '@cliffhanger/contract/duration.ts'
import { type OperatorRole, operatorRoles } from '@cliffhanger/contract/operators/schemas.ts'
import { fromTheMachine } from './domains/operators/index.ts'
import { openOwnDatabase } from './open-platform.ts'
import { systemClock } from './platform/clock.ts'
import type { Db } from './platform/database/db.ts'
import { openLog } from './platform/log.ts'
import type { Settings } from './settings.ts'

const isRole = (word: string): word is OperatorRole => operatorRoles.some((role) => role === word)

const usage = `Usage:
  npm run operator -- create LOGIN [--name NAME] [--role ${operatorRoles.join('|')}]
  npm run operator -- reset LOGIN
  npm run operator -- list
  npm run operator -- single on|off`

/** What was asked of the command. */
type Request =
  | { readonly act: 'create'; readonly login: string; readonly name: string; readonly role: OperatorRole }
  | { readonly act: 'reset'; readonly login: string }
  | { readonly act: 'list' }
  | { readonly act: 'single'; readonly isOn: boolean }

/** Reads the words; throws how it is used where they make no sense. */
export function readOperatorWords(words: readonly string[]): Request {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { name: { type: 'string' }, role: { type: 'string', default: 'owner' } },
    allowPositionals: true,
  })
  const [action, word = '', ...more] = positionals
  if (more.length > 0) throw new Error(usage)
  if (action === 'list' && word === '') return { act: action }
  if (action === 'single' && (word === 'on' || word === 'off')) return { act: action, isOn: word === 'on' }
  if ((action !== 'create' && action !== 'reset') || word === '') throw new Error(usage)
  const login = word.trim()
  if (login.length < 3 || login.length > 64) throw new Error('The login must have 3 to 64 characters.')
  if (action === 'reset') return { act: action, login }
  const { name = login.slice(0, 40), role } = values
  if (name.length < 1 || name.length > 40) throw new Error('The name must have 1 to 40 characters.')
  if (!isRole(role)) throw new Error(`--role must be one of ${operatorRoles.join(', ')}.`)
  return { act: action, login, name, role }
}

/**
 * `operator`: makes, resets and lists operators on the machine, with the settings of the server and the rights of its database's owner.
 * A setup link is printed and kept nowhere. Throws one sentence when it cannot.
 */
export async function runOperatorCommand(
  settings: Settings,
  words: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const request = readOperatorWords(words)
  const { db, close } = await openOwnDatabase(settings, openLog(settings.LOG_LEVEL))
  try {
    await carryOut(db, settings, request, say)
  } finally {
    await close()
  }
}

async function carryOut(db: Db, settings: Settings, request: Request, say: (line: string) => void): Promise<void> {
  const nowMs = systemClock()
  switch (request.act) {
    case 'create': {
      const link = await fromTheMachine.create(db, request, nowMs)
      if (link === undefined)
        throw new Error(`The operator ${request.login} already exists. Use reset to give them a new link.`)
      return sayLink(settings, link, `Created the operator ${request.login} (${request.role}).`, say)
    }
    case 'reset': {
      const link = await fromTheMachine.reset(db, request.login, nowMs)
      if (link === undefined) throw new Error(`No operator is called ${request.login}.`)
      return sayLink(settings, link, `Removed the password and authenticator of ${request.login}.`, say)
    }
    case 'list':
      return sayList(db, say)
    case 'single':
      await fromTheMachine.setSingle(db, request.isOn, nowMs)
      return say(
        request.isOn
          ? 'One-operator mode is on: large actions need no second approval. The console says so on every page.'
          : 'One-operator mode is off: large actions need a second operator.',
      )
    default:
      return request satisfies never
  }
}

function sayLink(settings: Settings, link: string, done: string, say: (line: string) => void): void {
  const origin = settings.PUBLIC_URL.replace(/\/+$/, '') || `http://localhost:${settings.PORT}`
  const hours = fromTheMachine.linkMs / hourMs
  say(done)
  say('')
  say(`  ${fromTheMachine.setupAddress(origin, link)}`)
  say('')
  say(
    `Hand over this link so they can set a password and authenticator. It works once, expires in ${hours} hours and is not stored.`,
  )
  if (settings.OPERATOR_WAIT_HOURS > 0)
    say(`They can approve as second operator ${settings.OPERATOR_WAIT_HOURS} hours after setting up.`)
}

async function sayList(db: Db, say: (line: string) => void): Promise<void> {
  const operators = await fromTheMachine.list(db)
  for (const { login, name, role, is_enabled: isEnabled, set_up_ms: setUpMs } of operators) {
    const state = isEnabled ? (setUpMs === null ? 'not set up' : 'active') : 'disabled'
    say(`${login.padEnd(20)} ${role.padEnd(8)} ${state.padEnd(11)} ${name}`)
  }
  if (operators.length === 0) say('No operators yet. Create one: npm run operator -- create LOGIN')
  if (await fromTheMachine.isSingle(db)) say('One-operator mode is on.')
}
