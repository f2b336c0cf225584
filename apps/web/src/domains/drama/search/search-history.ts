import * as z from 'zod/mini'
import { create } from 'zustand'
import { currentUser } from '../../../platform/session/session.ts'
import { readStoredJson, removeStored, writeStored } from '../../../platform/storage/storage.ts'

const stored = z.object({ userId: z.number(), words: z.array(z.string()) })
type Stored = z.output<typeof stored>

const isStored = (value: unknown): value is Stored => stored.safeParse(value).success
const nothing: Stored = { userId: 0, words: [] }
const savedSearches = 10

const useStore = create<Stored>(() => readStoredJson('search-history', isStored) ?? nothing)

const ofMember = ({ userId, words }: Stored): readonly string[] =>
  userId === currentUser()?.user_id ? words : nothing.words

/** What the member who is signed in searched for on this device, the latest first. */
export const useSearchHistory = (): readonly string[] => useStore(ofMember)

/** Puts a word first among those searched for. */
export const saveSearch = (word: string): void => {
  const userId = currentUser()?.user_id
  if (userId === undefined || word === '') return
  const others = ofMember(useStore.getState()).filter((each) => each !== word)
  const next: Stored = { userId, words: [word, ...others].slice(0, savedSearches) }
  useStore.setState(next)
  writeStored('search-history', JSON.stringify(next))
}

export const clearSearchHistory = (): void => {
  useStore.setState(nothing)
  removeStored('search-history')
}
