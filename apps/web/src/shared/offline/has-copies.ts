import { currentUser } from '../../platform/session/session.ts'
import { readStored, removeStored, writeStored } from '../../platform/storage/storage.ts'

/** Notes whether a member has copies of episodes on this device: what reads them is fetched only then. */
export const noteCopies = (userId: number, isAny: boolean): void => {
  if (isAny) writeStored('offline-copies', String(userId))
  else removeStored('offline-copies')
}

/** Notes that the last copy is gone and that the server may not know all of them yet. */
export const noteCopiesGone = (userId: number): void => writeStored('offline-copies', `${userId} gone`)

const isNoted = (...endings: readonly string[]): boolean => {
  const user = currentUser()
  const noted = readStored('offline-copies')
  return user !== null && endings.some((ending) => noted === `${user.user_id}${ending}`)
}

/** Whether the member who is signed in has copies on this device. */
export const hasCopies = (): boolean => isNoted('')

/** Whether they have copies, or had some of which the server does not know everything. */
export const hasOrHadCopies = (): boolean => isNoted('', ' gone')
