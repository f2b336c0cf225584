import { queryClient } from '../../../platform/server/queries.ts'

/** Begins the key of every answer about the history of chats; the member and the conversation follow. */
export const historyKey = 'chat-history'

/** A conversation begins anew: what the server answered before may not be there any more. */
export const forgetHistory = (conversationId: string): Promise<void> =>
  queryClient.resetQueries({ predicate: ({ queryKey: [name, , id] }) => name === historyKey && id === conversationId })
