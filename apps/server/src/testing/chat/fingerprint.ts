import type { TestServer } from '../server.ts'

/** What chats are stored in; what the background derives of it (indexes of the search, translations) is not. */
const chatTables = String.raw`^(messages|message_(files|mentions|poll.*|reaction.*|reminders|versions)|hidden_messages|favorites|groups|group_.*|streams|events|private_sides|scheduled_messages|conversation_drafts|chat_folder.*|complaints|notices|friends|friend_requests|support_.*)$`

/** Says of every table of chats what is in it: two that are alike mean that nothing was written between. When a scheduled text was last tried
 *  is nobody's concern. */
export async function fingerprint({ context: { db } }: TestServer): Promise<Readonly<Record<string, string>>> {
  const tables = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename ~ $1 order by 1`,
    [chatTables],
  )
  const sums = await Promise.all(
    tables.map(async ({ name }) => {
      const { sum } = await db.one<{ sum: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended((to_jsonb(t) - 'claimed_ms')::text, 0)), 0) as sum from ${name} t`,
      )
      return [name, sum] as const
    }),
  )
  return Object.fromEntries(sums)
}
