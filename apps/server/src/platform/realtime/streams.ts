import { dayMs } from '@cliffhanger/contract/duration.ts'
import type { EventData, EventRow, StatefulFrame, TransientFrame } from '@cliffhanger/contract/event.ts'
import type { ServerContext } from '../../context.ts'
import type { Db } from '../database/db.ts'
import { sendInTurn } from './departures.ts'
import { byLockOrder, severalSubject, subjectsOf, userSubject } from './stream-names.ts'
import { voidFrame } from './void-frame.ts'

/** An event on its way into a stream, which gives it its number. */
export interface NewEvent {
  readonly stream: string
  readonly action: string
  readonly data: unknown
  /** What goes to the sockets in place of `data`, which is what is stored. A pull has to show the same. */
  readonly shownAs?: unknown
  /** What goes to the sockets of these readers instead of that. A pull has to show the same. */
  readonly shownTo?: readonly { readonly userId: number; readonly data: unknown }[]
  /** Readers who get `void` in its place. */
  readonly unseenBy?: readonly number[]
}

/** Where a stream stands: its newest number, and up to which number its events were dropped from the store (C-49). */
export interface StreamHead {
  readonly id: number
  readonly headSeq: number
  readonly droppedSeq: number
}

/** Which streams of a member to list: those changed since `sinceMs` (0: all) whose name comes after `from`. */
export interface HeadsFilter {
  readonly userId: number
  readonly sinceMs: number
  readonly from: string
  readonly limit: number
}

/** A stream as one of its readers pulls it. */
export interface ReadableStream {
  readonly name: string
  readonly headSeq: number
  readonly droppedSeq: number
  /** The seq of the first event the reader may see. */
  readonly fromSeq: number
  /** Every event with `afterSeq < seq <= upToSeq`, oldest first. */
  read(afterSeq: number, upToSeq: number): Promise<StatefulFrame[]>
  /** What a device starts again with after a reset, oldest first. */
  newest(): Promise<StatefulFrame[]>
}

/** What publishing needs; every call's context has it. */
type Publishing = Pick<ServerContext, 'bus' | 'clock'>

/** An event by its row of the contract, which types its data. */
export const newEvent = <Row extends EventRow>(row: Row, stream: string, data: EventData<Row>): NewEvent => ({
  stream,
  action: row.action,
  data,
})

/**
 * Numbers and stores the events, and wakes those who hear them after the commit.
 * Call it last in the transaction: it holds the locks of the streams named until the commit. Several calls go in the lock order, too.
 */
export async function appendEvents(
  { bus, clock }: Publishing,
  tx: Db,
  events: readonly NewEvent[],
): Promise<readonly StatefulFrame[]> {
  const ts = clock()
  const seqs = await insertEvents(tx, events, ts)
  const frames = events.map(({ action, stream, data }, index) => ({ action, stream, seq: seqs[index] ?? 0, ts, data }))
  for (const [stream, own] of Map.groupBy(frames, (frame) => frame.stream))
    sendInTurn(bus, tx, stream, own[0]?.seq ?? 0, () => {
      for (const frame of own) publishFrame({ bus }, frame, events[frames.indexOf(frame)])
    })
  return frames
}

/** The number of each event. A stream is made by its first event; locking it and numbering are one step, taken in the one order of all. */
async function insertEvents(tx: Db, events: readonly NewEvent[], nowMs: number): Promise<number[]> {
  const totals = new Map<string, number>()
  /** How many events of its stream come after each. */
  const after = events
    .toReversed()
    .map(({ stream }) => {
      const later = totals.get(stream) ?? 0
      totals.set(stream, later + 1)
      return later
    })
    .toReversed()
  const streams = [...totals.keys()].toSorted(byLockOrder)
  const rows = await tx.query<{ name: string; last_seq: number }>(
    `with numbered as (
       insert into streams as s (name, last_seq, changed_ms)
         select name, total, $3 from unnest($1::text[], $2::int[]) with ordinality n(name, total, place) order by place
       on conflict (name) do update set last_seq = s.last_seq + excluded.last_seq, changed_ms = excluded.changed_ms
       returning id, name, last_seq
     ), stored as (
       insert into events (stream_id, seq, action, data, created_ms)
         select n.id, n.last_seq - e.after, e.action, e.data, $3
           from unnest($4::text[], $5::int[], $6::text[], $7::json[]) e(stream, after, action, data) join numbered n on n.name = e.stream
     )
     select name, last_seq from numbered`,
    [
      streams,
      streams.map((stream) => totals.get(stream) ?? 0),
      nowMs,
      events.map(({ stream }) => stream),
      after,
      events.map(({ action }) => action),
      events.map(({ data }) => JSON.stringify(data)),
    ],
  )
  const newest = new Map(rows.map(({ name, last_seq: seq }) => [name, seq]))
  return events.map(({ stream }, index) => (newest.get(stream) ?? 0) - (after[index] ?? 0))
}

/** Writes the frame to the sockets of everybody who hears its stream; the same bytes for all, save for whom something else is shown. */
function publishFrame(
  { bus }: Pick<Publishing, 'bus'>,
  frame: StatefulFrame,
  { shownAs = frame.data, shownTo = [], unseenBy = [] }: Partial<NewEvent> = {},
): void {
  const bytesOf = (shown: StatefulFrame) => Buffer.from(JSON.stringify(shown))
  const bytes = bytesOf({ ...frame, data: shownAs })
  const others = new Map([
    ...shownTo.map(({ userId, data }) => [userSubject(userId), { ...frame, data }] as const),
    ...unseenBy.map((userId) => [userSubject(userId), voidFrame(frame)] as const),
  ])
  for (const subject of subjectsOf(frame.stream)) {
    const other = others.get(subject)
    bus.publish(subject, other ? bytesOf(other) : bytes)
  }
}

/** Tells the sockets of one member something that may be lost. */
export function pushTransient<Row extends EventRow>(
  { bus, clock }: Publishing,
  userId: number,
  row: Row,
  data: EventData<Row>,
): void {
  const frame: TransientFrame = { action: row.action, ts: clock(), data }
  bus.publish(userSubject(userId), JSON.stringify(frame))
}

/** A transient frame on its way to one member. */
export interface TransientPush {
  readonly userId: number
  readonly frame: TransientFrame
}

/** A transient frame by its row of the contract, which types its data. */
export const transientTo = <Row extends EventRow>(
  { clock }: Pick<Publishing, 'clock'>,
  userId: number,
  row: Row,
  data: EventData<Row>,
): TransientPush => ({ userId, frame: { action: row.action, ts: clock(), data } })

/** Tells the sockets of many members what may be lost: one payload on the bus, however many they are. */
export function pushTransients({ bus }: Pick<Publishing, 'bus'>, pushes: readonly TransientPush[]): void {
  const [first, ...others] = pushes
  if (!first) return
  if (others.length === 0) bus.publish(userSubject(first.userId), JSON.stringify(first.frame))
  else bus.publish(severalSubject, JSON.stringify(pushes))
}

/** The stream's head; a stream without events has none. */
export const findStream = (db: Db, name: string): Promise<StreamHead | undefined> =>
  db.find(`select id, last_seq as "headSeq", dropped_seq as "droppedSeq" from streams where name = $1`, [name])

/** The stream's events with `afterSeq < seq <= upToSeq`, oldest first; messages are not among them. */
export const readEvents = (
  db: Db,
  stream: { id: number; name: string },
  afterSeq: number,
  upToSeq: number,
): Promise<StatefulFrame[]> =>
  db.query(
    `select action, $2::text as stream, seq, created_ms as ts, data from events where stream_id = $1 and seq > $3 and seq <= $4 order by seq`,
    [stream.id, stream.name, afterSeq, upToSeq],
  )

/** Epoch of the database: changes when it was restored from a backup, so that devices reload (socket.md 3.3). */
export const readEpoch = async (db: Db): Promise<string> =>
  (await db.one<{ value: string }>(`select value from epoch`)).value

const retentionMs = 30 * dayMs
const dropAtOnce = 10_000

/** Drops events that are no messages after 30 days (C-49), a bounded number at a time; answers how many. */
export const dropOldEvents = (db: Db, nowMs: number): Promise<number> =>
  db.execute(
    `with old as (
       select stream_id, seq from events where created_ms < $1 order by created_ms limit $2
     ), marked as (
       update streams s set dropped_seq = greatest(s.dropped_seq, top.seq)
         from (select stream_id, max(seq) as seq from old group by stream_id) top where s.id = top.stream_id
     )
     delete from events e using old where e.stream_id = old.stream_id and e.seq = old.seq`,
    [nowMs - retentionMs, dropAtOnce],
  )
