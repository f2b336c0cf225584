import { currentUser } from '../../platform/session/session.ts'
import { readStored, removeStored, writeStored } from '../../platform/storage/storage.ts'

/** Notes whether a member has copies of episodes on this device: what reads them is fetched only then. */
export const noteCopies = (userId: number, isAny: boolean): void => {
  if (isAny) writeStored('offline-copies', String(userId))
  else removeStored('offline-copies')
}

/** Whether the member who is signed in has copies on this device. */
export const hasCopies = (): boolean => {
  const user = currentUser()
  return user !== null && readStored('offline-copies') === String(user.user_id)
}
