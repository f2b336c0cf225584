import { randomUUID } from 'node:crypto'
import { type Postgres, withClient } from '../harness/database.ts'

const batchSize = 256
const content = JSON.stringify([{ text: { content: 'x'.repeat(140) } }])

const table = `create table inserted (
  stream_id bigint not null, seq bigint not null, msg_id bigint not null unique, sender_id bigint not null, local_id uuid not null,
  content_text text not null, created_ms bigint not null, primary key (stream_id, seq), unique (stream_id, sender_id, local_id))`

const insert = `insert into inserted
  select n % 500, n, n, n % 1000, id, $3, $4 from unnest($1::bigint[], $2::uuid[]) each (n, id)`

/** Rows a second that one connection inserts into a table with the indexes of messages, in batches, each committed. */
export async function measureInserts(postgres: Postgres, seconds: number): Promise<number> {
  const url = await postgres.createDatabase('inserts')
  return withClient(url, async (client) => {
    await client.query(table)
    const startMs = performance.now()
    let rows = 0
    for (; performance.now() - startMs < seconds * 1000; rows += batchSize) {
      const numbers = Array.from({ length: batchSize }, (_, index) => rows + index)
      const values = [numbers, numbers.map(() => randomUUID()), content, Date.now()]
      await client.query({ name: 'insert', text: insert, values })
    }
    return (rows * 1000) / (performance.now() - startMs)
  })
}
