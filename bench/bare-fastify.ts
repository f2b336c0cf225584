import { fastify } from 'fastify'
import pg from 'pg'

/** The baseline of `one-row-call.ts`: a bare fastify route that runs the same query and sends the same answer. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 })
const userId = Number(process.env['USER_ID'])
const app = fastify()
app.get('/row', async () => {
  const { rows } = await pool.query({ name: 'row', text: 'select language from accounts where id = $1', values: [userId] })
  return { code: 200, msg: '', data: { language: rows[0].language } }
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
