import { afterEach, expect, it, vi } from 'vitest'
import { deviceSecretOf, ownDeviceSecret, saveDeviceSecret } from './device-secrets.ts'

afterEach(() => vi.unstubAllGlobals())

it('A-3: keeps the newest secret of every member of this device', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  })
  expect(ownDeviceSecret()).toBeUndefined()
  saveDeviceSecret(1, 'one', 'auto')
  saveDeviceSecret(2, 'two', 'login')
  saveDeviceSecret(1, undefined, 'auto')
  expect([deviceSecretOf(1), deviceSecretOf(2), deviceSecretOf(3), ownDeviceSecret()]).toEqual([
    'one',
    'two',
    undefined,
    'one',
  ])
  saveDeviceSecret(1, 'newer', 'auto')
  expect([deviceSecretOf(1), ownDeviceSecret()]).toEqual(['newer', 'newer'])
})
