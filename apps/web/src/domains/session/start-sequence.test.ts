import { Refused, TransportError } from '@cliffhanger/client/call-error.ts'
import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import { describe, expect, it } from 'vitest'
import { examplePlatform, exampleUser, exampleVersion } from '../../testing/examples.ts'
import { type DeviceSignIn, needsInformation, runStart, type StartPorts } from './start-sequence.ts'

const refused = () => new Refused(refusalCodes.registrationLimited, 'too busy')
const signedIn: DeviceSignIn = { kind: 'signedIn', user: exampleUser, isNew: true }

/** A world in which everything works, with what a case changes; `seen` keeps the order of events. */
const world = (changes: Partial<StartPorts> = {}) => {
  const seen: string[] = []
  const noted =
    <Result>(name: string, result: () => Promise<Result>) =>
    () => {
      seen.push(name)
      return result()
    }
  const ports: StartPorts = {
    waitForNetwork: async () => undefined,
    loadConfiguration: async () => ({ isOpen: true }),
    checkUpdate: async () => null,
    hasStoredSession: false,
    wasForcedOut: false,
    resume: async () => exampleUser,
    signInByDevice: async () => signedIn,
    isRegistrationOpen: async () => true,
    ...changes,
  }
  const run = () =>
    runStart({
      ...ports,
      waitForNetwork: noted('network', ports.waitForNetwork),
      loadConfiguration: noted('configuration', ports.loadConfiguration),
      checkUpdate: noted('update', ports.checkUpdate),
      resume: noted('resume', ports.resume),
      signInByDevice: noted('device', ports.signInByDevice),
    })
  return { run, seen }
}

describe('runStart', () => {
  it('S-2, S-8, S-10: network, configuration, update, then the device', async () => {
    const { run, seen } = world()
    expect(await run()).toEqual(signedIn)
    expect(seen).toEqual(['network', 'configuration', 'update', 'device'])
  })

  it('S-2: a stored session comes before the device', async () => {
    const { run, seen } = world({ hasStoredSession: true })
    expect(await run()).toEqual({ kind: 'signedIn', user: exampleUser, isNew: false })
    expect(seen).toEqual(['network', 'configuration', 'update', 'resume'])
  })

  it('S-1: a closed platform makes no login call', async () => {
    const { run, seen } = world({ loadConfiguration: async () => ({ isOpen: false }) })
    expect(await run()).toEqual({ kind: 'closed' })
    expect(seen).toEqual(['network', 'configuration'])
  })

  it('S-2: an update comes before the login', async () => {
    const { run, seen } = world({ checkUpdate: async () => exampleVersion })
    expect(await run()).toEqual({ kind: 'update', version: exampleVersion })
    expect(seen).not.toContain('device')
  })

  it('S-6: a configuration that cannot be had ends in a retry', async () => {
    const error = new Error('no node')
    expect(await world({ loadConfiguration: () => Promise.reject(error) }).run()).toEqual({ kind: 'failed', error })
  })

  it('S-11: a dead stored session opens login-email where members can register', async () => {
    const { run, seen } = world({ hasStoredSession: true, resume: () => Promise.reject(refused()) })
    expect(await run()).toEqual({ kind: 'loginEmail' })
    expect(seen).not.toContain('device')
  })

  it('S-11: a dead stored session tries the device where registration is closed', async () => {
    const closed = { isRegistrationOpen: async () => false }
    const { run, seen } = world({ ...closed, hasStoredSession: true, resume: () => Promise.reject(refused()) })
    expect(await run()).toEqual(signedIn)
    expect(seen).toContain('device')
  })

  it('a stored session is not given up because the network failed', async () => {
    const error = new TransportError('timeout')
    const { run } = world({ hasStoredSession: true, resume: () => Promise.reject(error) })
    expect(await run()).toEqual({ kind: 'failed', error })
  })

  it('K-7: a refused device opens login-email where members can register', async () => {
    const error = refused()
    const { run, seen } = world({ signInByDevice: () => Promise.reject(error) })
    expect(await run()).toEqual({ kind: 'loginEmail', error })
    expect(seen.filter((event) => event === 'device')).toHaveLength(1)
  })

  it('K-7: with registration closed the device is tried once more, then a retry button', async () => {
    const error = refused()
    const { run, seen } = world({ signInByDevice: () => Promise.reject(error), isRegistrationOpen: async () => false })
    expect(await run()).toEqual({ kind: 'failed', error })
    expect(seen.filter((event) => event === 'device')).toHaveLength(2)
  })

  it('S-16: a declined confirmation leads to the login page, an untrusted device to login-email', async () => {
    expect(await world({ signInByDevice: async () => ({ kind: 'declined' }) }).run()).toEqual({ kind: 'login' })
    expect(await world({ signInByDevice: async () => ({ kind: 'needsPassword' }) }).run()).toEqual({
      kind: 'loginEmail',
    })
  })

  it('K-28: after a forced logout nobody is signed in without a tap', async () => {
    const { run, seen } = world({ wasForcedOut: true })
    expect(await run()).toEqual({ kind: 'login' })
    expect(seen).not.toContain('device')
  })
})

describe('needsInformation', () => {
  const fresh = { is_updated_avatar_nickname: 0 } as const
  it.each(['is_need_avatar_nickname', 'is_need_invite_code', 'is_need_upper_invite_code'] as const)(
    'S-9: %s asks for it',
    (name) => {
      expect(needsInformation(fresh, { ...examplePlatform, [name]: 1 })).toBe(true)
      expect(needsInformation(exampleUser, { ...examplePlatform, [name]: 1 })).toBe(false)
    },
  )

  it('S-9: a platform that wants nothing does not ask', () => {
    expect(needsInformation(fresh, examplePlatform)).toBe(false)
  })
})
