import { readStoredJson, writeStored } from '../../../../../platform/storage/storage.ts'

/** As many as stand in one line of a phone. */
const recentMax = 8

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string')

/** What was picked last on this device, the newest first: signs, or names of the platform's emoji. */
export const recentEmoji = (): readonly string[] => readStoredJson('recent-signs', isWords) ?? []

export const storeRecentEmoji = (picked: string): void => {
  const others = recentEmoji().filter((word) => word !== picked)
  writeStored('recent-signs', JSON.stringify([picked, ...others].slice(0, recentMax)))
}
