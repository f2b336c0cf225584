import type { Db } from '../platform/database/db.ts'

/** The statements that a question makes, and the plans PostgreSQL takes for them. */
export async function plansOf(database: Db, request: (db: Db) => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  const explain = async (text: string, values: readonly unknown[] = []) => {
    const lines = await database.query<{ 'QUERY PLAN': string }>(`explain (analyze, timing off) ${text}`, values)
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
  }
  const watched: Db = {
    ...database,
    query: async (text, values) => {
      await explain(text, values)
      return database.query(text, values)
    },
    find: async (text, values) => {
      await explain(text, values)
      return database.find(text, values)
    },
    one: async (text, values) => {
      await explain(text, values)
      return database.one(text, values)
    },
  }
  await request(watched)
  return plans.join('\n\n')
}
