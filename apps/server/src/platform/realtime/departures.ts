import type { Db } from '../database/db.ts'
import type { Bus } from './bus.ts'

/** Frames of one stream that are about to leave, announced before their commit. */
interface Departure {
  /** They are committed: `send` runs once nothing before `seq` can come any more, at once where nothing is under way. */
  readonly leave: (seq: number, send: () => void) => void
  /** Nothing came of them. */
  readonly drop: () => void
}

interface Ready {
  readonly seq: number
  readonly send: () => void
}

interface Lane {
  /** Announced and not settled: the least seq each may bring, 0 where it is not known yet. */
  readonly open: Set<{ readonly seq: number }>
  readonly ready: Ready[]
}

/**
 * Sends the frames of a stream from this process in the order of their seq. Commits are in that order, because numbers are given under
 * the stream's lock. Their results arrive over several connections, so the later one may be read first. The holder of the lock announces its
 * frames before it commits, so an announcement of a lower seq is always known here when a higher one is ready.
 */
export class Departures {
  readonly #lanes = new Map<string, Lane>()

  /** Announces frames of a stream, under its lock where their first seq is given, before the statement that locks it where not. */
  announce(stream: string, seq = 0): Departure {
    const lane = this.#lanes.get(stream) ?? { open: new Set(), ready: [] }
    this.#lanes.set(stream, lane)
    const ticket = { seq }
    lane.open.add(ticket)
    return {
      leave: (firstSeq, send) => {
        if (!lane.open.delete(ticket)) return
        lane.ready.push({ seq: firstSeq, send })
        this.#release(stream, lane)
      },
      drop: () => {
        if (lane.open.delete(ticket)) this.#release(stream, lane)
      },
    }
  }

  #release(stream: string, { open, ready }: Lane): void {
    if (ready.length > 1) ready.sort((one, other) => one.seq - other.seq)
    const least = Math.min(Number.POSITIVE_INFINITY, ...[...open].map(({ seq }) => seq))
    while (ready[0] && ready[0].seq < least) ready.shift()?.send()
    if (open.size === 0 && ready.length === 0) this.#lanes.delete(stream)
  }
}

const ofBus = new WeakMap<Bus, Departures>()

/** The departures of the process this bus belongs to. */
export function departuresOf(bus: Bus): Departures {
  const known = ofBus.get(bus)
  if (known) return known
  const made = new Departures()
  ofBus.set(bus, made)
  return made
}

/** Has `send` run after the transaction commits, in its turn by `seq`; call it under the stream's lock. */
export function sendInTurn(
  bus: Bus,
  tx: Pick<Db, 'afterCommit' | 'afterRollback'>,
  stream: string,
  seq: number,
  send: () => void,
): void {
  const departure = departuresOf(bus).announce(stream, seq)
  tx.afterCommit(() => departure.leave(seq, send))
  tx.afterRollback(departure.drop)
}
