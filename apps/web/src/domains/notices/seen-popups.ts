import { readStoredJson, writeStored } from '../../platform/storage/storage.ts'

const isIds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number')

/** The start pop-ups that this device has shown. */
export const seenPopups = (): readonly number[] => readStoredJson('popups-seen', isIds) ?? []

/** Remembers that it was shown; of the others only those still `listed`, so that the list stays short. */
export const rememberPopup = (id: number, listed: readonly number[]): void =>
  writeStored('popups-seen', JSON.stringify([...seenPopups().filter((each) => listed.includes(each)), id]))
