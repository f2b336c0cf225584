import { describe, expect, it } from 'vitest'
import { demandAddress, readSettings, settingDescriptions } from './settings.ts'

describe('settings', () => {
  it('has a working default for every one of them', () => {
    expect(readSettings({})).toMatchObject({ PORT: 8080, DEMO: true, DATABASE_URL: '' })
  })

  it('names the data folder from the root, so that programs with a folder of their own find it', () => {
    expect(readSettings({ DATA_DIR: 'some/data' }).DATA_DIR).toBe(`${process.cwd()}/some/data`)
  })

  it.each([
    ['PORT', '99999'],
    ['DEMO', 'maybe'],
    ['TRUST_PROXY', 'true'],
    ['AD_EVENTS_URL', 'not an address'],
    ['DATABASE_POOL', '1'],
    ['TIME_ZONE', 'Mars/Base'],
    ['DATABASE_URL', 'foo'],
    ['NATS_URL', 'http://127.0.0.1:4222'],
  ])('names the setting that is wrong: %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`Setting ${name}:`)
  })

  it.each([
    ['a first start', {}, 'all', true],
    ['a database of its own', { DATABASE_URL: 'postgres://db/x' }, 'all', false],
    ['an address for members', { PUBLIC_URL: 'https://drama.example' }, 'all', false],
    ['a part of a platform', {}, 'api', false],
    ['asked for', { DATABASE_URL: 'postgres://db/x', PUBLIC_URL: 'https://drama.example', DEMO: '1' }, 'gateway', true],
    ['declined', { DEMO: '0' }, 'all', false],
  ] as const)('L7: is a demonstration or not: %s', (_case, environment, role, isDemonstration) => {
    expect(readSettings(environment, role).DEMO).toBe(isDemonstration)
  })

  it.each(['api', 'gateway', 'all'] as const)('L1: demands PUBLIC_URL of %s where it is no demonstration', (role) => {
    expect(() => demandAddress({ DEMO: false, PUBLIC_URL: '' }, role)).toThrow('Setting PUBLIC_URL:')
    demandAddress({ DEMO: false, PUBLIC_URL: 'https://drama.example' }, role)
    demandAddress({ DEMO: true, PUBLIC_URL: '' }, role)
    demandAddress({ DEMO: false, PUBLIC_URL: '' }, 'worker')
  })

  it('takes a public address without its last slash, and none with a path or another protocol', () => {
    expect(readSettings({ PUBLIC_URL: 'https://Drama.example/' }).PUBLIC_URL).toBe('https://drama.example')
    for (const wrong of ['https://drama.example/app', 'ftp://drama.example', 'drama.example'])
      expect(() => readSettings({ PUBLIC_URL: wrong }), wrong).toThrow('Setting PUBLIC_URL:')
  })

  it('describes every one of them', () => {
    for (const { name, about } of settingDescriptions) expect(about, name).not.toBe('')
  })
})
