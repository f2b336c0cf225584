import { fastify } from 'fastify'
import { getAccount } from '../../apps/server/src/domains/account/queries/accounts.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'

/** The baseline of `one-row-call.ts`: a bare fastify route that runs the very query of the call and sends the same answer. */
const db = openDatabase({
  url: process.env['DATABASE_URL'] ?? '',
  poolSize: 12,
  log: { error: (details, message) => console.error(message, details) },
})
const userId = Number(process.env['USER_ID'])
const app = fastify()
app.get('/row', async () => ({ code: 200, msg: '', data: { language: (await getAccount(db, userId)).language } }))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
