import { afterEach, expect, it, vi } from 'vitest'
import { deviceSecretOf, keepDeviceSecret, ownDeviceSecret } from './device-secrets.ts'

afterEach(() => vi.unstubAllGlobals())

it('A-3: keeps the newest secret of every member of this device', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  })
  expect(ownDeviceSecret()).toBeUndefined()
  keepDeviceSecret(1, 'one', 'auto')
  keepDeviceSecret(2, 'two', 'login')
  keepDeviceSecret(1, undefined, 'auto')
  expect([deviceSecretOf(1), deviceSecretOf(2), deviceSecretOf(3), ownDeviceSecret()]).toEqual([
    'one',
    'two',
    undefined,
    'one',
  ])
  keepDeviceSecret(1, 'newer', 'auto')
  expect([deviceSecretOf(1), ownDeviceSecret()]).toEqual(['newer', 'newer'])
})
