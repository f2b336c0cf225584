import { type LocalDatabase, useStored } from '../../../platform/storage/local-database.ts'
import type { BackgroundRow } from '../storage/rows.ts'

/** Stands in place of a chat for all that have no background of their own. */
export const everyChat = ''

export type BackgroundChange = Partial<Omit<BackgroundRow, 'conversation_id'>>

export const standardBackground: BackgroundRow = {
  conversation_id: everyChat,
  design: 'doodles',
  is_blurred: 0,
  dim: 20,
}

/** What lies behind the messages of a chat: its own background, else that of all chats (S-153). */
export const readBackground = async (database: LocalDatabase, conversationId: string): Promise<BackgroundRow> =>
  (await database.backgrounds.get(conversationId)) ?? (await database.backgrounds.get(everyChat)) ?? standardBackground

/** The background of a chat as it is now, in every tab; undefined until it is read. */
export const useBackground = (conversationId: string): BackgroundRow | undefined =>
  useStored((database) => readBackground(database, conversationId), [conversationId])

/** Changes the background of a chat, or of all. A chat that goes on from the picture of all chats keeps it, whatever all get later. */
export const changeBackground = (
  database: LocalDatabase,
  conversationId: string,
  change: BackgroundChange,
): Promise<void> =>
  database.write(async () => {
    const known = await readBackground(database, conversationId)
    const changed = { ...known, ...change, conversation_id: conversationId }
    if (changed.design === 'own' && !(await database.backgroundPictures.get(conversationId))) {
      const shared = await database.backgroundPictures.get(everyChat)
      if (!shared) return
      await database.backgroundPictures.put({ ...shared, conversation_id: conversationId })
    }
    await database.backgrounds.put(changed)
  })

/** A chat has no background of its own any more. Inside the caller's transaction. */
export const forgetBackground = async (database: LocalDatabase, conversationId: string): Promise<void> => {
  await database.backgrounds.delete(conversationId)
  await database.backgroundPictures.delete(conversationId)
}

/** One chat has the background of all again; or all have the one they began with, and none its own. */
export const resetBackground = (database: LocalDatabase, conversationId: string): Promise<void> =>
  database.write(async () => {
    if (conversationId !== everyChat) return forgetBackground(database, conversationId)
    await database.backgrounds.clear()
    await database.backgroundPictures.clear()
  })
