import { readStoredJson, writeStored } from '../../../platform/storage/storage.ts'

/** Two lines of a phone. */
const recentMax = 8

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')

/** Stickers that were sent last from this device, the newest first. */
export const recentStickers = (): readonly number[] => readStoredJson('recent-pictures', isNumbers) ?? []

export const storeRecentSticker = (id: number): void => {
  const others = recentStickers().filter((one) => one !== id)
  writeStored('recent-pictures', JSON.stringify([id, ...others].slice(0, recentMax)))
}
