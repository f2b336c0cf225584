import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'

/** Where members' devices and browsers are led, and what keeps strangers from guessing passwords. */
const guarded: ReadonlySet<string> = new Set<keyof PlatformSettings>([
  'h5_url',
  'android_url',
  'ios_url',
  'api_urls',
  'ws_urls',
  'upload_url',
  'service_url',
  'login_lock_tries',
  'login_lock_minutes',
])

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether a change of the platform's configuration takes two operators: an address of somebody else would be given every password. */
export const platformChangeTakesTwo = (
  before: PlatformSettings,
  changes: { readonly [Name in keyof PlatformSettings]?: unknown },
): boolean =>
  Object.entries(changes).some(
    ([name, value]) => guarded.has(name) && value !== undefined && !same(value, Reflect.get(before, name)),
  )
