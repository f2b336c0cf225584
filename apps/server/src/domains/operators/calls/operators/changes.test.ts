import { dayMs, hourMs } from '@cliffhanger/contract/duration.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import type { OperatorChange } from '@cliffhanger/contract/operators/change-schemas.ts'
import type { OperatorRole } from '@cliffhanger/contract/operators/schemas.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { waitingCalls } from '@cliffhanger/contract/operators/waiting-calls.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { sessionOperatorCalls } from '@cliffhanger/contract/session/operator-calls.ts'
import { textOperatorCalls } from '@cliffhanger/contract/session/operator-text-calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codesOf } from '../../../../testing/members.ts'
import { setUp } from '../../../../testing/operator-setup.ts'
import {
  codeOf,
  newOperator,
  newOperatorToken,
  signInOperator,
  type TestOperator,
} from '../../../../testing/operators.ts'
import { startTestServer, type TestServer } from '../../../../testing/server.ts'
import { actionsUpon, reason } from '../../testing.ts'

let server: TestServer
let first: string
let second: string

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://app.example', PACKAGE_HOSTS: 'cdn.example' })
})
afterAll(() => server.close())
beforeEach(async () => {
  first = await newOperatorToken(server, 'owner')
  second = await newOperatorToken(server, 'owner')
})

let logins = 0
const wanted = (role: OperatorRole) => {
  logins++
  return { login: `wanted-${logins}`, name: 'Wanted', role, reason } as const
}

const decide = (id: number, token: string, decision: 'agree' | 'refuse' | 'withdraw' = 'agree') =>
  server.call(staffCalls.decideOperatorChange, { id, decision, reason }, { token })
const request = async (role: OperatorRole, token = first): Promise<OperatorChange> =>
  (await server.succeed(staffCalls.createOperator, wanted(role), { token })).change
const linkOf = async (id: number, token: string) =>
  (await server.succeed(staffCalls.makeSetupLink, { id }, { token })).link

/** Makes an operator the whole way, who set up just now. */
async function make(role: OperatorRole): Promise<TestOperator & { readonly token: string }> {
  const change = await request(role)
  expect((await decide(change.id, second)).code).toBe(200)
  return setUp(server, await linkOf(change.id, first))
}

describe('a new operator', () => {
  it('A-4: takes a second operator, and sets their own password and authenticator by a link that works once', async () => {
    const change = await request('editor')
    expect(change).toMatchObject({ kind: 'operator.create', state: 0, is_link_open: 0, after: { role: 'editor' } })
    expect((await server.call(staffCalls.makeSetupLink, { id: change.id }, { token: first })).code).toBe(4002)
    expect((await decide(change.id, first)).code).toBe(5021)
    const agreed = await decide(change.id, second)
    expect(agreed.data.change).toMatchObject({ state: 1, is_link_open: 1 })
    expect((await decide(change.id, second)).code).toBe(4003)

    // To whoever asked, not to whoever agreed.
    expect((await server.call(staffCalls.makeSetupLink, { id: change.id }, { token: second })).code).toBe(4002)
    const older = await linkOf(change.id, first)
    const link = await linkOf(change.id, first)
    expect(link).toMatch(/^https:\/\/app\.example\/console\/#\/setup\/[\w-]{43}$/)
    await expect(setUp(server, older)).rejects.toThrow('4002')
    const made = await setUp(server, link)
    const own = await server.succeed(staffCalls.getOperator, {}, { token: made.token })
    expect(own).toMatchObject({ operator: { role: 'editor' }, is_single: 0 })
    await expect(setUp(server, link)).rejects.toThrow('4002')
    expect((await server.call(staffCalls.makeSetupLink, { id: change.id }, { token: first })).code).toBe(4003)

    server.advance(60_000)
    expect(await signInOperator(server, made)).toMatch(/^op_/)
  })

  it('A-4: nothing of the answers is a secret but the link', async () => {
    const change = await request('editor')
    const replies = [change, (await decide(change.id, second)).data]
    expect(JSON.stringify(replies)).not.toMatch(/password|totp|otpauth|setup\//)
  })

  it('A-4: the link is over after two hours, and with wrong codes', async () => {
    const change = await request('editor')
    await decide(change.id, second)
    const link = (await linkOf(change.id, first)).split('/').at(-1) ?? ''
    await server.succeed(staffCalls.openSetup, { link })
    const wrong = { link, password: 'a password of mine', code: '000000' }
    expect((await server.call(staffCalls.finishSetup, wrong)).code).toBe(3001)
    for (let attempt = 0; attempt < 9; attempt++) await server.call(staffCalls.finishSetup, wrong)
    expect((await server.call(staffCalls.finishSetup, wrong)).code).toBe(3013)
    server.advance(2 * hourMs)
    expect((await server.call(staffCalls.openSetup, { link })).code).toBe(4002)
  })

  it('A-4: is refused, or withdrawn by whoever asked, once', async () => {
    const refused = await request('editor')
    expect((await decide(refused.id, second, 'withdraw')).code).toBe(4001)
    expect((await decide(refused.id, second, 'refuse')).data.change).toMatchObject({ state: -1 })
    expect((await decide(refused.id, second)).code).toBe(4003)
    const withdrawn = await request('editor')
    expect((await decide(withdrawn.id, first, 'withdraw')).data.change).toMatchObject({ state: -2 })
    const actions = await actionsUpon(server, `change ${withdrawn.id}`, first)
    expect(actions.map(({ action }) => action)).toEqual(['change.withdraw', 'change.ask'])
  })

  it('a login is taken once, also where two are agreed to at the same time', async () => {
    const one = wanted('editor')
    const changes = [
      (await server.succeed(staffCalls.createOperator, one, { token: first })).change,
      (await server.succeed(staffCalls.createOperator, { ...one, login: one.login.toUpperCase() }, { token: first }))
        .change,
    ]
    const codes = (await Promise.all(changes.map(({ id }) => decide(id, second)))).map(({ code }) => code)
    expect(codes.sort((a, b) => a - b)).toEqual([200, 5017])
    expect((await server.call(staffCalls.createOperator, one, { token: first })).code).toBe(5017)
  })

  it('A-4: counts as a second person only after 24 hours', async () => {
    const puppet = await make('owner')
    const change = await request('editor')
    expect(await decide(change.id, puppet.token)).toMatchObject({ code: 4001, data: { cause: 'too_new', hours: 24 } })
    const own = (await server.succeed(staffCalls.createOperator, wanted('editor'), { token: puppet.token })).change
    expect((await decide(own.id, first)).code).toBe(4001)
    server.advance(dayMs)
    const token = await signInOperator(server, puppet)
    expect((await decide(change.id, token)).code).toBe(200)
  })
})

describe('another operator', () => {
  it('A-4: gets another role only with a second one', async () => {
    const editor = await newOperator(server, 'editor')
    const requested = await server.succeed(
      staffCalls.changeOperator,
      { id: editor.id, role: 'finance', reason },
      { token: first },
    )
    expect(requested).toMatchObject({ operator: { role: 'editor' }, change: { state: 0, subject: editor.login } })
    expect((await decide(requested.change?.id ?? 0, second)).code).toBe(200)
    const token = await signInOperator(server, editor)
    expect((await server.succeed(staffCalls.getOperator, {}, { token })).operator.role).toBe('finance')
  })

  it('A-4: with rights over money is disabled and enabled only with a second one, others at once', async () => {
    const finance = await newOperator(server, 'finance')
    const off = { id: finance.id, is_enabled: 0, reason } as const
    expect(await server.succeed(staffCalls.changeOperator, off, { token: first })).toMatchObject({
      operator: { is_enabled: 1 },
      change: { kind: 'operator.change', state: 0 },
    })
    const support = await newOperator(server, 'support')
    const once = await server.succeed(
      staffCalls.changeOperator,
      { id: support.id, is_enabled: 0, reason },
      { token: first },
    )
    expect(once).toMatchObject({ operator: { is_enabled: 0 }, change: null })
  })

  it('A-4: has no say in what is about them', async () => {
    const owner = await newOperator(server, 'owner')
    const token = await signInOperator(server, owner)
    const { change } = await server.succeed(staffCalls.resetOperator, { id: owner.id, reason }, { token: first })
    expect((await decide(change.id, token)).code).toBe(5021)
  })

  it('A-4: is reset only with a second one, which ends every sign-in, the password and the 24 hours', async () => {
    const finance = await newOperator(server, 'finance')
    const old = await signInOperator(server, finance)
    const { change } = await server.succeed(staffCalls.resetOperator, { id: finance.id, reason }, { token: first })
    expect((await server.call(staffCalls.getOperator, {}, { token: old })).code).toBe(200)
    expect((await decide(change.id, second)).code).toBe(200)
    expect((await server.call(staffCalls.getOperator, {}, { token: old })).code).toBe(4005)
    const again = { login: finance.login, password: finance.password, code: codeOf(server, finance) }
    expect((await server.call(staffCalls.signInOperator, again)).code).toBe(3001)
    const anew = await setUp(server, await linkOf(change.id, first))
    const { operator } = await server.succeed(staffCalls.getOperator, {}, { token: anew.token })
    expect(operator.counts_time - operator.set_up_time).toBe(24 * 3600)
  })
})

describe('limits', () => {
  const version = async () =>
    (await server.succeed(ledgerOperatorCalls.getWalletSettings, {}, { token: first })).version
  const change = async (changes: Record<string, string | number>) =>
    server.call(
      ledgerOperatorCalls.changeWalletSettings,
      { version: await version(), changes, reason },
      { token: first },
    )

  it('A-4: change only with a second operator, other settings at once', async () => {
    const requested = (await change({ four_eyes_amount: '2000.00', withdraw_min: '12.00' })).data
    expect(requested).toMatchObject({
      settings: { four_eyes_amount: '1000.00' },
      change: { state: 0, subject: 'wallet' },
    })
    expect((await change({ withdraw_min: '11.00' })).data).toMatchObject({
      change: null,
      settings: { withdraw_min: '11.00' },
    })
    // Asked for upon older settings: it must be asked for anew.
    expect((await decide(requested.change?.id ?? 0, second)).code).toBe(4003)
    const again = (await change({ four_eyes_amount: '2000.00' })).data.change?.id ?? 0
    expect((await decide(again, second)).code).toBe(200)
    const { settings } = await server.succeed(ledgerOperatorCalls.getWalletSettings, {}, { token: first })
    expect(settings).toMatchObject({ four_eyes_amount: '2000.00', withdraw_min: '11.00' })
  })

  it.each([
    ['withdraw_fee_rate', '0.9'],
    ['recharge_fee_rate', '0.9'],
    ['order_minutes', 1440],
    ['cooling_hours', 0],
    ['reward_threshold', '0.01'],
  ] as const)('A-4: one operator alone does not change %s', async (name, value) => {
    const { change: requested, settings } = (await change({ [name]: value })).data
    expect(requested).toMatchObject({ state: 0, after: { [name]: value } })
    expect(settings[name]).not.toBe(value)
    expect((await decide(requested?.id ?? 0, first)).code).toBe(5021)
    const twice = await Promise.all([decide(requested?.id ?? 0, second), decide(requested?.id ?? 0, second)])
    expect(codesOf(twice)).toEqual([200, 4003])
    const after = await server.succeed(ledgerOperatorCalls.getWalletSettings, {}, { token: first })
    expect(after.settings[name]).toBe(value)
  })

  it.each(['0.00', '0.99', '50000.01', '999999999.00'])('A-4: %s is no limit for one operator', async (amount) => {
    expect(await change({ four_eyes_amount: amount })).toMatchObject({
      code: 4000,
      data: { field: 'four_eyes_amount' },
    })
  })
})

describe('addresses and locks of the platform', () => {
  const read = () => server.succeed(sessionOperatorCalls.getPlatformSettings, {}, { token: first })
  const change = async (changes: object) => {
    const { version } = await read()
    return server.succeed(sessionOperatorCalls.changePlatformSettings, { version, changes, reason }, { token: first })
  }

  it('A-4: one operator leads no member’s device to another server, and makes no guessing easier', async () => {
    const servers = ['https://other.example']
    const { change: requested, settings } = await change({ api_urls: servers, login_lock_tries: 100 })
    expect(requested).toMatchObject({ kind: 'platform.settings', state: 0, after: { api_urls: servers } })
    expect(settings).toMatchObject({ api_urls: [], login_lock_tries: 5 })
    const waitingFor = async (token: string) =>
      (await server.succeed(waitingCalls.getWaiting, {}, { token })).waiting.changes
    expect((await waitingFor(second)) - (await waitingFor(first))).toBe(1)
    expect((await decide(requested?.id ?? 0, first)).code).toBe(5021)
    expect((await decide(requested?.id ?? 0, second)).code).toBe(200)
    expect((await read()).settings).toMatchObject({ api_urls: servers, login_lock_tries: 100 })
  })

  it('A-4: the rest of the configuration holds at once, and ends what waits upon the older one', async () => {
    const { change: requested } = await change({ service_url: 'https://help.example' })
    expect(await change({ site_name: 'Another name' })).toMatchObject({
      change: null,
      settings: { site_name: 'Another name' },
    })
    expect((await decide(requested?.id ?? 0, second)).code).toBe(4003)
  })
})

describe('a version of the client', () => {
  let code = 9000
  const form = (change: object = {}) => {
    code++
    return {
      device_os: 'android',
      version: `9.0.${code}`,
      version_code: code,
      title: 'T',
      content: '',
      url: 'https://cdn.example/app.apk',
      package_type: 'apk',
      is_silent: 1,
      is_force: 1,
      size: 1,
      sha256: 'a'.repeat(64),
      reason,
      ...change,
    } as const
  }
  const newest = async () => server.succeed(sessionCalls.getVersionInfo, { plat_code: 'demo', device_os: 'android' })

  it('A-19: is published by an owner with a second operator, with its hash', async () => {
    const proposal = form()
    const { change } = await server.succeed(textOperatorCalls.publishVersion, proposal, { token: first })
    expect(await newest()).toBeNull()
    const editor = await newOperatorToken(server, 'editor')
    expect((await decide(change.id, editor)).code).toBe(200)
    expect(await newest()).toMatchObject({ version_code: proposal.version_code, sha256: proposal.sha256 })
    expect((await server.call(textOperatorCalls.publishVersion, proposal, { token: first })).code).toBe(5017)
  })

  it('A-19: no editor asks for one', async () => {
    const editor = await newOperatorToken(server, 'editor')
    expect((await server.call(textOperatorCalls.publishVersion, form(), { token: editor })).code).toBe(4001)
  })

  it.each(['http://evil.example/app.apk', 'https://evil.example/app.apk', 'javascript:alert(1)'])(
    'A-19: is not fetched from %s',
    async (url) => {
      const reply = await server.call(textOperatorCalls.publishVersion, form({ url }), { token: first })
      expect(reply).toMatchObject({ code: 4000, data: { field: 'url' } })
    },
  )

  it('A-19: has a hash where it is a package', async () => {
    const reply = await server.call(textOperatorCalls.publishVersion, form({ sha256: '' }), { token: first })
    expect(reply).toMatchObject({ code: 4000, data: { field: 'sha256' } })
  })
})

describe('the list of what was asked for', () => {
  it('shows each role the kinds it decides, and auditors all', async () => {
    const { change } = await server.succeed(staffCalls.createOperator, wanted('editor'), { token: first })
    const seenBy = async (role: OperatorRole) =>
      (
        await server.succeed(
          staffCalls.listOperatorChanges,
          { state: 0 },
          { token: await newOperatorToken(server, role) },
        )
      ).list.some(({ id }) => id === change.id)
    expect(await seenBy('owner')).toBe(true)
    expect(await seenBy('auditor')).toBe(true)
    expect(await seenBy('editor')).toBe(false)
    expect((await decide(change.id, await newOperatorToken(server, 'editor'))).code).toBe(4002)
  })
})
