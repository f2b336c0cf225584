import { dayMs } from '@cliffhanger/contract/duration.ts'
import { ignoreQuietly } from '../../../platform/server/call-failure.ts'
import { currentUser } from '../../../platform/session/session.ts'
import { databaseOf, useStored } from '../../../platform/storage/local-database.ts'

/** For so long a voice message counts as new while nobody played it here: a new device is not full of marks. */
const newForMs = 7 * dayMs

/** Whether a voice message is young enough to count as unheard. */
export const isNewVoice = (sentMs: number, nowMs: number): boolean => nowMs - sentMs < newForMs

/** Remembers that a voice message was played here (S-126), and forgets those that no longer count. */
export const noteHeard = (key: string): void => {
  const user = currentUser()
  if (!user) return
  const { heardVoices } = databaseOf(user.user_id)
  const nowMs = Date.now()
  const write = async (): Promise<void> => {
    await heardVoices.put({ key, heard_ms: nowMs })
    await heardVoices
      .where('heard_ms')
      .below(nowMs - newForMs)
      .delete()
  }
  write().catch(ignoreQuietly)
}

export const wasHeard = async (myId: number, key: string): Promise<boolean> =>
  (await databaseOf(myId).heardVoices.get(key)) !== undefined

/** Whether a voice message that came at `sentMs` is still to be heard here; false until that is known, and for mine (undefined). */
export const useUnheard = (key: string, sentMs: number | undefined): boolean =>
  useStored(
    async ({ heardVoices }) =>
      sentMs !== undefined && isNewVoice(sentMs, Date.now()) && (await heardVoices.get(key)) === undefined,
    [key, sentMs],
  ) ?? false
