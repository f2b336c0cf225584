import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { syncCalls } from '@cliffhanger/contract/sync/calls.ts'
import { makeCall } from './harness/call.ts'
import { openPostgres } from './harness/database.ts'
import { median, printFigure } from './harness/figure.ts'
import { befriendPairs, inTurns, type Member, signInMembers } from './harness/members.ts'
import { envNumber, measure, root } from './harness/run.ts'
import { startScript, startServer } from './harness/server.ts'
import { RawSocket } from './load/raw-socket.ts'

/** A reconnect storm: all sockets at once, each with `WAITING` messages missed, until every device has all of its own
 *  (hello, heads, pull). Beside it: raw `ws` until every socket is greeted. `SOCKETS`, `ROUNDS`. */
const socketCount = envNumber('SOCKETS', 1000)
const waiting = envNumber('WAITING', 5)
const rounds = envNumber('ROUNDS', 3)
const overlapMs = 60_000

/** What a device knew when it went: where each stream stood, and when. */
interface Known {
  readonly seqs: ReadonlyMap<string, number>
  readonly atMs: number
}

async function lookAround(url: string, { token }: Member): Promise<Known> {
  const { list, server_time } = await makeCall(url, syncCalls.heads, { after: 0 }, token)
  return { seqs: new Map(list.map(({ stream, seq }) => [stream, seq])), atMs: server_time }
}

interface Frame {
  readonly action: string
  readonly data?: { readonly list?: readonly { stream: string; seq: number }[]; readonly events?: readonly unknown[] }
}

/** Connects and resolves once all that was missed is here. */
function comeBack(port: number, { id, token }: Member, known: Known): Promise<RawSocket> {
  let missing = waiting
  return new Promise((resolve, reject) => {
    const step = ({ action, data }: Frame, socket: RawSocket) => {
      if (action === 'hello') socket.notify({ action: 'heads', data: { after: Math.max(0, known.atMs - overlapMs) } })
      if (action === 'heads')
        for (const { stream, seq } of data?.list ?? []) {
          const mine = known.seqs.get(stream) ?? 0
          if (seq > mine) socket.notify({ action: 'pull', data: { stream, after_seq: mine } })
        }
      if (action === 'pull') missing -= data?.events?.length ?? 0
      if (missing <= 0) resolve(socket)
    }
    const path = `/ws?token=${token}&device_id=storm-${id}`
    RawSocket.open(port, path, (text, socket) => step(JSON.parse(text), socket)).catch(reject)
  })
}

/** The neighbour of each member writes to them while they are offline. */
const sendMissed = (url: string, members: readonly Member[]) =>
  inTurns(members.length * waiting, async (index) => {
    const position = index % members.length
    const [from, to] = [members[position], members[position ^ 1]]
    if (!from || !to) return
    const content = JSON.stringify([{ text: { content: `missed ${index}` } }])
    const message = { local_id: randomUUID(), target_id: to.id, content_text: content }
    await makeCall(url, chatCalls.sendPrivateMessage, message, from.token)
  })

async function timed(connections: () => Promise<RawSocket>[]): Promise<number> {
  const startMs = performance.now()
  const sockets = await Promise.all(connections())
  const tookMs = performance.now() - startMs
  for (const socket of sockets) socket.close()
  return tookMs
}

/** Connects to the bare server and waits for its greeting. */
function greeted(port: number): Promise<RawSocket> {
  return new Promise((resolve, reject) => {
    RawSocket.open(port, '/', (_text, socket) => resolve(socket)).catch(reject)
  })
}

await measure(async (run) => {
  const postgres = await openPostgres(run)
  const server = await run.save(startServer(await run.folder(), { DATABASE_URL: postgres.url }))
  const bare = await run.save(startScript(join(root, 'bench/baselines/bare-sockets.ts'), '/', {}))
  const members = await signInMembers(server.url, socketCount)
  await befriendPairs(server.url, members)
  const ours: number[] = []
  const raw: number[] = []
  for (let round = 0; round < rounds; round++) {
    const known = new Map<Member, Known>()
    await inTurns(members.length, async (index) => {
      const member = members[index]
      if (member) known.set(member, await lookAround(server.url, member))
    })
    await sendMissed(server.url, members)
    ours.push(await timed(() => [...known].map(([member, before]) => comeBack(server.port, member, before))))
    raw.push(await timed(() => members.map(() => greeted(bare.port))))
  }
  printFigure({
    what: `reconnect storm: ${socketCount} sockets with ${waiting} messages waiting each, until all have all`,
    value: median(ours) / 1000,
    unit: 's',
    baseline: { what: 'raw ws until every socket is greeted', value: median(raw) / 1000 },
    rounds,
  })
})
