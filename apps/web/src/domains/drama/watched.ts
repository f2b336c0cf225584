import * as z from 'zod/mini'
import { create } from 'zustand'
import { currentUser } from '../../platform/session/session.ts'
import { readStoredJson, removeStored, writeStored } from '../../platform/storage/storage.ts'

const watchedDrama = z.object({
  id: z.number(),
  title: z.string(),
  cover: z.string(),
  /** The last episode that is out. */
  lastNumber: z.number(),
  number: z.number(),
  positionSeconds: z.number(),
  durationSeconds: z.number(),
  /** When it stopped there. */
  atMs: z._default(z.number(), 0),
})

/** A drama this device has played, and where it stopped. */
export type WatchedDrama = z.output<typeof watchedDrama>

const stored = z.object({ userId: z.number(), dramas: z.array(watchedDrama) })
type Stored = z.output<typeof stored>

const isStored = (value: unknown): value is Stored => stored.safeParse(value).success
const nothing: Stored = { userId: 0, dramas: [] }
const storedDramas = 12

const useStore = create<Stored>(() => readStoredJson('watched', isStored) ?? nothing)

const ofMember = ({ userId, dramas }: Stored): readonly WatchedDrama[] =>
  userId === currentUser()?.user_id ? dramas : nothing.dramas

/** What the member who is signed in watched on this device, the newest first. The server's mark is the truth (S-108). */
export const useWatched = (): readonly WatchedDrama[] => useStore(ofMember)

export const findWatched = (id: number): WatchedDrama | undefined =>
  ofMember(useStore.getState()).find((drama) => drama.id === id)

/** Takes over what was watched on other devices, where this one knows of nothing: whoever shows it has a place for it. */
export const learnWatched = (dramas: readonly WatchedDrama[]): void => {
  const userId = currentUser()?.user_id
  if (userId === undefined || dramas.length === 0 || ofMember(useStore.getState()).length > 0) return
  const next: Stored = { userId, dramas: dramas.slice(0, storedDramas) }
  useStore.setState(next)
  writeStored('watched', JSON.stringify(next))
}

/** Puts a drama first among those watched. */
export const saveWatched = (drama: WatchedDrama): void => {
  const userId = currentUser()?.user_id
  if (userId === undefined) return
  const others = ofMember(useStore.getState()).filter(({ id }) => id !== drama.id)
  const next: Stored = { userId, dramas: [drama, ...others].slice(0, storedDramas) }
  useStore.setState(next)
  writeStored('watched', JSON.stringify(next))
}

/** Takes a drama off the list: it is gone. */
export const forgetWatched = (id: number): void => {
  const { userId, dramas } = useStore.getState()
  const next: Stored = { userId, dramas: dramas.filter((drama) => drama.id !== id) }
  useStore.setState(next)
  writeStored('watched', JSON.stringify(next))
}

/** The list leaves the device with its member (S-20). */
export const clearWatched = (): void => {
  useStore.setState(nothing)
  removeStored('watched')
}
