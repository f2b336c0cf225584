import { join } from 'node:path'
import { findRunningCluster } from '../../apps/server/src/platform/database/postgres/cluster.ts'
import { withClient } from '../../apps/server/src/testing/postgres-client.ts'

/** Reads and writes the database of a server whose data is in `folder`, beside the server. */
export const queryIn =
  (folder: string) =>
  async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const url = await findRunningCluster(join(folder, 'postgres'))
    if (!url) throw new Error('the database does not run')
    return withClient(url, async (client) => (await client.query(text, [...values])).rows)
  }
