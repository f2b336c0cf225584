import { setTimeout as sleep } from 'node:timers/promises'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { withClient } from './harness/database.ts'
import { printFigure, round } from './harness/figure.ts'
import { envNumber, measure, type Run } from './harness/run.ts'
import { GroupLoad } from './load/group-load.ts'
import { startGroup } from './load/group-target.ts'
import { textPosts } from './load/text-posts.ts'

/** What one message writes in a group of `MEMBERS`, all online: rows that the database inserted, changed and deleted, and bytes of its log, per
 *  message, beside a group of a tenth as many. The two are the same where a message costs the same however many read it. Messages come at
 *  `RATE` per second; batches share what they write, so that figures are compared at one rate only. */
const memberCount = envNumber('MEMBERS', 500)
const perSecond = envNumber('RATE', 50)
const seconds = envNumber('SECONDS', 20)
const senderCount = 50

interface Written {
  readonly rows: number
  readonly bytes: number
}

const readWritten = (url: string): Promise<Written> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ written: string; bytes: string }>(
      `select sum(n_tup_ins + n_tup_upd + n_tup_del) as written, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes
         from pg_stat_user_tables`,
    )
    return { rows: Number(rows[0]?.written), bytes: Number(rows[0]?.bytes) }
  })

/** Backends report what they wrote within seconds, once they rest: asks until two answers are the same. */
async function settled(url: string): Promise<Written> {
  let last = await readWritten(url)
  for (;;) {
    await sleep(3000)
    const next = await readWritten(url)
    if (next.rows === last.rows) return next
    last = next
  }
}

async function perMessage(run: Run, count: number): Promise<Written> {
  const group = await startGroup(run, count)
  const load = await GroupLoad.open(run, group)
  const posts = textPosts(chatCalls.sendGroupMessage.path, group.groupId, group.members.slice(0, senderCount))
  // What only a first message writes is not counted.
  await load.step(perSecond, 2, posts)
  const before = await settled(group.databaseUrl)
  const step = await load.step(perSecond, seconds, posts)
  if (step.missing + step.refused > 0) throw new Error(`not everything arrived: ${JSON.stringify(step)}`)
  const after = await settled(group.databaseUrl)
  const messages = perSecond * seconds
  return { rows: (after.rows - before.rows) / messages, bytes: (after.bytes - before.bytes) / messages }
}

await measure(async (run) => {
  const few = await perMessage(run, memberCount / 10)
  const many = await perMessage(run, memberCount)
  printFigure({
    what: `rows written per message in a group of ${memberCount} online`,
    value: many.rows,
    unit: 'rows',
    baseline: { what: `in a group of ${memberCount / 10}`, value: few.rows },
    logBytes: round(many.bytes, 0),
    baselineLogBytes: round(few.bytes, 0),
  })
})
