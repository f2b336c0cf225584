/** Small things kept on the device. Storage may be forbidden or full: then a value lives until the page closes. */

const prefix = 'cliffhanger.'
const forgotten = new Map<string, string>()

export type StoredKey =
  | 'accounts'
  | 'amounts-hidden'
  | 'appearance'
  | 'auto-unlock'
  | 'bonus-banners'
  | 'device-id'
  | 'device-secrets'
  | 'events-banners'
  | 'first-picture'
  | 'invite-banners'
  | 'forced-logout'
  | 'invitation'
  | 'install-guide'
  | 'language'
  | 'my-banners'
  | 'name-asked'
  | 'offline-choice'
  | 'offline-copies'
  | 'passkey'
  | 'pay-channel'
  | 'pixel'
  | 'pixel-sent'
  | 'pixel-waiting'
  | 'plat-info'
  | 'player-captions'
  | 'player-quality'
  | 'player-speed'
  | 'popups-seen'
  | 'privacy-consent'
  | 'push'
  | 'recent-signs'
  | 'recent-pictures'
  | 'recent-places'
  | 'remote-config'
  | 'search-history'
  | 'skin-tone'
  | 'session'
  | 'statistic'
  | 'taste-asked'
  | 'update-ignored'
  | 'voice-speed'
  | 'waiting-reports'
  | 'watched'
  | 'welcome-due'

/** The name under which the device keeps a value, as the `storage` event tells it. */
export const storedName = (key: StoredKey): string => prefix + key

export const readStored = (key: StoredKey): string | null => {
  try {
    return localStorage.getItem(storedName(key)) ?? forgotten.get(key) ?? null
  } catch {
    return forgotten.get(key) ?? null
  }
}

export const writeStored = (key: StoredKey, value: string): void => {
  forgotten.delete(key)
  try {
    localStorage.setItem(storedName(key), value)
  } catch {
    // What stood there before is over, also where there is no room for the new one.
    removeStored(key)
    forgotten.set(key, value)
  }
}

export const removeStored = (key: StoredKey): void => {
  forgotten.delete(key)
  try {
    localStorage.removeItem(storedName(key))
  } catch {
    // Nothing was stored where storage is forbidden.
  }
}

/** A stored JSON value that passes `check`; null where it is absent, broken or of an older shape. */
export const readStoredJson = <Value>(key: StoredKey, check: (value: unknown) => value is Value): Value | null => {
  const text = readStored(key)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return check(value) ? value : null
  } catch {
    return null
  }
}
