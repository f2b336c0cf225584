import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile, round } from '../harness/figure.ts'
import type { Member } from '../harness/members.ts'
import { processorSeconds } from '../harness/process-figures.ts'
import { HttpLanes } from './http-lanes.ts'
import { openLoop } from './open-loop.ts'
import { RawSocket } from './raw-socket.ts'

/** A chat server under load: neighbours (0 and 1, 2 and 3, …) of its members may write to each other. */
export interface ChatTarget {
  readonly port: number
  readonly serverPid: number
  readonly databasePid: number
  readonly members: readonly Member[]
  /** `code` of an answer that acknowledges. */
  readonly okCode: number
  socketPath(member: Member): string
}

/** Places of sender and receiver of the n-th message. */
export type Pairing = (index: number) => readonly [from: number, to: number]

/** What became of the messages of one rate. */
export interface Step {
  readonly perSecond: number
  /** Due time to the receiver's frame; infinite where too many never came. */
  readonly p50Ms: number
  readonly p99Ms: number
  readonly lost: number
  readonly refused: number
  /** Processor time a message cost. */
  readonly serverUs: number
  readonly databaseUs: number
  readonly generatorUs: number
}

const sendPath = '/api/v6/PrivateMsg/send'
const connectionCount = 1000
const padding = 'x'.repeat(120)
const quietLimitMs = 4000

/** Sockets of all members and connections to send on, kept over the rates. */
export class ChatLoad {
  readonly #target: ChatTarget
  readonly #sockets: RawSocket[] = []
  #lanes: HttpLanes | undefined

  private constructor(target: ChatTarget) {
    this.#target = target
  }

  static async open(target: ChatTarget): Promise<ChatLoad> {
    const load = new ChatLoad(target)
    for (const member of target.members)
      load.#sockets.push(await RawSocket.open(target.port, target.socketPath(member)))
    load.#lanes = await HttpLanes.open(target.port, connectionCount)
    return load
  }

  /** Sends at this rate for so long and waits for every answer and frame. */
  async step(perSecond: number, seconds: number, pairing: Pairing): Promise<Step> {
    const total = Math.round(perSecond * seconds)
    const messages = new Messages(total, pairing)
    for (const [index, socket] of this.#sockets.entries()) {
      socket.onFrame = (text) => messages.hear(text, index)
      // A member who only listens must send a heartbeat now and then.
      socket.notify({ action: 'heart' })
    }
    const before = this.#processorSeconds()
    await openLoop({ perSecond, total }, (index, dueMs) => this.#send(messages, index, dueMs))
    await messages.settled()
    const after = this.#processorSeconds()
    const costUs = (name: keyof typeof after) => round(((after[name] - before[name]) * 1e6) / total, 1)
    return {
      perSecond,
      ...messages.outcome(),
      serverUs: costUs('server'),
      databaseUs: costUs('database'),
      generatorUs: costUs('generator'),
    }
  }

  #send(messages: Messages, index: number, dueMs: number): void {
    const [from, to] = messages.pairing(index)
    const [sender, receiver] = [this.#target.members[from], this.#target.members[to]]
    if (!sender || !receiver) throw new Error('more pairs than members')
    const body = JSON.stringify({
      local_id: randomUUID(),
      target_id: receiver.id,
      msg_type: 'text',
      content_text: messages.content(index, dueMs),
    })
    const onAnswer = (reply: string) => messages.answer(reply.startsWith(`{"code":${this.#target.okCode},`))
    this.#lanes?.post({ path: sendPath, token: sender.token, body, onAnswer })
  }

  #processorSeconds() {
    const { user, system } = process.cpuUsage()
    return {
      server: processorSeconds(this.#target.serverPid),
      database: processorSeconds(this.#target.databasePid, true),
      generator: (user + system) / 1e6,
    }
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.close()
    this.#lanes?.close()
  }
}

/** The messages of one step, from their due times to their arrival. */
class Messages {
  readonly pairing: Pairing
  readonly #mark = `#${randomUUID().slice(0, 8)}`
  readonly #dueMs: Float64Array
  readonly #latencyMs: Float64Array
  #arrived = 0
  #acknowledged = 0
  #refused = 0

  constructor(total: number, pairing: Pairing) {
    this.pairing = pairing
    this.#dueMs = new Float64Array(total)
    this.#latencyMs = new Float64Array(total).fill(Number.POSITIVE_INFINITY)
  }

  content(index: number, dueMs: number): string {
    this.#dueMs[index] = dueMs
    return JSON.stringify([{ text: { content: `${this.#mark} ${index} ${padding}` } }])
  }

  answer(isOk: boolean): void {
    if (isOk) this.#acknowledged++
    else this.#refused++
  }

  /** A frame at the socket of the member at this place; the sender's own copy does not count. */
  hear(text: string, position: number): void {
    const at = text.indexOf(this.#mark)
    if (at < 0) return
    const index = Number.parseInt(text.slice(at + this.#mark.length), 10)
    const dueMs = this.#dueMs[index]
    if (
      dueMs === undefined ||
      this.pairing(index)[1] !== position ||
      this.#latencyMs[index] !== Number.POSITIVE_INFINITY
    )
      return
    this.#latencyMs[index] = performance.now() - dueMs
    this.#arrived++
  }

  /** Until every message is answered and those acknowledged have arrived, or nothing moves any more. */
  async settled(): Promise<void> {
    let seen = -1
    for (let movedMs = performance.now(); performance.now() - movedMs < quietLimitMs; await sleep(20)) {
      const isAnswered = this.#acknowledged + this.#refused === this.#dueMs.length
      if (isAnswered && this.#arrived === this.#acknowledged) return
      const now = this.#arrived + this.#acknowledged + this.#refused
      if (now !== seen) movedMs = performance.now()
      seen = now
    }
  }

  outcome() {
    const latencies = [...this.#latencyMs]
    return {
      p50Ms: round(percentile(latencies, 0.5)),
      p99Ms: round(percentile(latencies, 0.99)),
      lost: this.#acknowledged - Math.min(this.#acknowledged, this.#arrived),
      refused: this.#refused,
    }
  }
}
