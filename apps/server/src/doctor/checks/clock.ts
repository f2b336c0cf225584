import { Client } from 'pg'
import { type Check, fail, ok, warn } from '../check.ts'

const tolerableMs = 1_000
const dangerousMs = 30_000

/** Compares this machine's clock with the database's: tickets, codes and signatures of the store live by it. */
export const clock: Check = {
  subject: 'clock',
  async run({ databaseUrl }) {
    if (databaseUrl === undefined) return []
    const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
    await client.connect()
    try {
      const beforeMs = Date.now()
      const { rows } = await client.query<{ now_ms: string }>(
        `select (extract(epoch from clock_timestamp()) * 1000)::bigint as now_ms`,
      )
      const aheadMs = Math.round((beforeMs + Date.now()) / 2 - Number(rows[0]?.now_ms))
      const found = `${Math.abs(aheadMs)} ms ${aheadMs < 0 ? 'behind' : 'ahead of'} the database's`
      if (Math.abs(aheadMs) <= tolerableMs) return [ok('clock', found)]
      const judge = Math.abs(aheadMs) > dangerousMs ? fail : warn
      return [judge('clock', found, 'Let both machines take their time from NTP (chrony, systemd-timesyncd).')]
    } finally {
      await client.end()
    }
  },
}
