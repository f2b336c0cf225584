import { defaultPlatformSettings, type PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import { expect, it } from 'vitest'
import { platformChangeTakesTwo } from './guarded-settings.ts'

it.each<[string, Partial<PlatformSettings>, boolean]>([
  ['the name of the site', { site_name: 'Other' }, false],
  ['closing the platform', { plat_status: 0 }, false],
  ['other servers', { api_urls: ['https://evil.example'] }, true],
  ['the same servers', { api_urls: [] }, false],
  ['another package', { android_url: 'https://evil.example/app.apk' }, true],
  ['more tries of a password', { login_lock_tries: 100 }, true],
])('A-4: knows what takes two operators: %s', (_what, changes, isForTwo) => {
  expect(platformChangeTakesTwo(defaultPlatformSettings, changes)).toBe(isForTwo)
})
