import { describe, expect, it } from 'vitest'
import { compareVersions, decideUpdate } from './app-version.ts'

const newest = { version: '1.6.0', package_type: 'h5', is_silent: 0, is_force: 0 } as const
const check = { installed: '1.5.0', newest, isManual: false, wasShown: false }

describe('versions of the client', () => {
  it.each([
    ['1.5.0', '1.5.0', 0],
    ['1.5', '1.5.0.0', 0],
    ['1.5.0.1', '1.5', 1],
    ['1.10.0', '1.9.9', 1],
    ['0.9', '1', -1],
    ['1.5.0.0.9', '1.5.0.0', 0],
    ['', '0', 0],
  ])('S-79: compares %s with %s part by part', (one, other, sign) => {
    expect(Math.sign(compareVersions(one, other))).toBe(sign)
    expect(Math.sign(compareVersions(other, one))).toBe(-sign + 0)
  })

  it('S-80: a manual check tells that the latest version is installed', () => {
    expect(decideUpdate({ ...check, installed: '1.6.0', isManual: true })).toBe('already-latest')
    expect(decideUpdate({ ...check, newest: null, isManual: true })).toBe('already-latest')
    expect(decideUpdate({ ...check, newest: null })).toBe('none')
  })

  it('S-81: a silent wgt package installs by itself, never on a manual check', () => {
    const silent = { ...newest, package_type: 'wgt', is_silent: 1 } as const
    expect(decideUpdate({ ...check, newest: silent })).toBe('install-silently')
    expect(decideUpdate({ ...check, newest: silent, isManual: true })).toBe('open-update-page')
    expect(decideUpdate({ ...check, newest: { ...silent, package_type: 'apk' } })).toBe('open-update-page')
    expect(decideUpdate(check)).toBe('open-update-page')
  })

  it('S-82: the automatic check shows the update page once unless the update is forced', () => {
    expect(decideUpdate({ ...check, wasShown: true })).toBe('none')
    expect(decideUpdate({ ...check, wasShown: true, newest: { ...newest, is_force: 1 } })).toBe('open-update-page')
    expect(decideUpdate({ ...check, wasShown: true, isManual: true })).toBe('open-update-page')
  })
})
