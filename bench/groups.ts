import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { friendsCalls } from '@cliffhanger/contract/friends/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { makeCall } from './harness/call.ts'
import { openPostgres } from './harness/database.ts'
import { percentile, printFigure, round } from './harness/figure.ts'
import { inTurns, type Member, signInMembers } from './harness/members.ts'
import { envNumber, measure, type Run, root } from './harness/run.ts'
import { startScript, startServer } from './harness/server.ts'
import { HttpLanes } from './load/http-lanes.ts'
import { openLoop } from './load/open-loop.ts'
import { RawSocket } from './load/raw-socket.ts'

/** A group of `MEMBERS`, all online: the most deliveries per second at p99 ≤ 500 ms, from the due time of a message to its frame at each
 *  socket, beside raw `ws` that broadcasts without storage. An open loop with rising rates (`RATES`, messages/s), `SECONDS` each. */
const memberCount = envNumber('MEMBERS', 500)
const seconds = envNumber('SECONDS', 5)
const rates = (process.env['RATES'] ?? '20,50,100,150,200,250,300,400').split(',').map(Number)
const limitMs = 500
const quietLimitMs = 5000
const laneCount = 50
const invitedAtOnce = 100
const padding = 'x'.repeat(120)

/** A group under load. */
interface Target {
  readonly port: number
  readonly socketPaths: readonly string[]
  readonly sendPath: string
  readonly groupId: number
  readonly senders: readonly Member[]
}

interface Step {
  readonly deliveriesPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly missing: number
}

async function startOurs(run: Run): Promise<Target> {
  const postgres = await openPostgres(run)
  const server = await run.save(startServer(await run.folder(), { DATABASE_URL: postgres.url }))
  const members = await signInMembers(server.url, memberCount)
  const [creator, ...friends] = members
  if (!creator) throw new Error('nobody signed in')
  await inTurns(friends.length, async (index) => {
    const friend = friends[index]
    if (!friend) return
    await makeCall(server.url, friendsCalls.requestFriendship, { friend_id: friend.id }, creator.token)
    await makeCall(server.url, friendsCalls.requestFriendship, { friend_id: creator.id }, friend.token)
  })
  const { group } = await makeCall(
    server.url,
    groupsCalls.createGroup,
    {
      group_name: 'Bench',
      avatar_url: shippedAvatars[0],
      members: friends.slice(0, invitedAtOnce).map(({ id }) => id),
    },
    creator.token,
  )
  const { group_id } = group
  for (let first = invitedAtOnce; first < friends.length; first += invitedAtOnce) {
    const invited = friends.slice(first, first + invitedAtOnce).map(({ id }) => id)
    await makeCall(server.url, groupsCalls.inviteMembers, { group_id, members: invited }, creator.token)
  }
  return {
    port: server.port,
    socketPaths: members.map(({ id, token }) => `/ws?token=${token}&device_id=bench-${id}`),
    sendPath: chatCalls.sendGroupMessage.path,
    groupId: group_id,
    senders: members.slice(0, 100),
  }
}

async function startBare(run: Run): Promise<Target> {
  const bare = await run.save(startScript(join(root, 'bench/baselines/bare-broadcast.ts'), '/', {}))
  return {
    port: bare.port,
    socketPaths: Array.from({ length: memberCount }, () => '/'),
    sendPath: '/',
    groupId: 1,
    senders: [{ id: 0, token: 'none' }],
  }
}

async function climb(run: Run, name: string, target: Target): Promise<Step | undefined> {
  const sockets: RawSocket[] = []
  await run.save(Promise.resolve({ stop: async () => sockets.forEach((socket) => socket.close()) }))
  for (const path of target.socketPaths) sockets.push(await RawSocket.open(target.port, path))
  const lanes = await HttpLanes.open(target.port, laneCount)
  await run.save(Promise.resolve({ stop: async () => lanes.close() }))
  let best: Step | undefined
  for (const rate of rates) {
    const step = await hold(target, sockets, lanes, rate)
    console.error(name, rate, JSON.stringify(step))
    if (step.p99Ms > limitMs || step.missing > 0) return best
    best = step
  }
  return best
}

async function hold(
  { senders, sendPath, groupId }: Target,
  sockets: readonly RawSocket[],
  lanes: HttpLanes,
  rate: number,
): Promise<Step> {
  const total = rate * seconds
  const mark = `#${randomUUID().slice(0, 8)}`
  const dueMs = new Float64Array(total)
  const latencies: number[] = []
  for (const socket of sockets) {
    // A member who only listens must send a heartbeat now and then.
    socket.notify({ action: 'heart' })
    socket.onFrame = (text) => {
      const at = text.indexOf(mark)
      if (at >= 0) latencies.push(performance.now() - (dueMs[Number.parseInt(text.slice(at + mark.length), 10)] ?? 0))
    }
  }
  await openLoop({ perSecond: rate, total }, (index, due) => {
    dueMs[index] = due
    const content_text = JSON.stringify([{ text: { content: `${mark} ${index} ${padding}` } }])
    const sender = senders[index % senders.length]
    const body = JSON.stringify({ local_id: randomUUID(), target_id: groupId, msg_type: 'text', content_text })
    lanes.post({ path: sendPath, token: sender?.token ?? '', body, onAnswer: () => {} })
  })
  const wanted = total * sockets.length
  let seen = -1
  for (let movedMs = performance.now(); performance.now() - movedMs < quietLimitMs; await sleep(20)) {
    if (latencies.length >= wanted) break
    if (latencies.length !== seen) movedMs = performance.now()
    seen = latencies.length
  }
  return {
    deliveriesPerSecond: rate * sockets.length,
    p50Ms: round(percentile(latencies, 0.5)),
    p99Ms: round(percentile(latencies, 0.99)),
    missing: wanted - latencies.length,
  }
}

await measure(async (run) => {
  const ours = await climb(run, 'ours', await startOurs(run))
  const bare = await climb(run, 'raw ws', await startBare(run))
  printFigure({
    what: `group of ${memberCount} online, p99 ≤ ${limitMs} ms`,
    value: ours?.deliveriesPerSecond ?? 0,
    unit: 'deliveries/s',
    baseline: { what: 'raw ws broadcast without storage', value: bare?.deliveriesPerSecond ?? 0 },
    ...(ours && { p50Ms: ours.p50Ms, p99Ms: ours.p99Ms }),
  })
})
