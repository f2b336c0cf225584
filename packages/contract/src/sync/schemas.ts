import * as z from 'zod/mini'
import { count, flag, id } from '../schema.ts'

/** Id of a stream: a conversation, a user's own stream, or the platform's (socket.md 3.1). */
export const streamId = () => z.string().check(z.regex(/^(p_\d+_\d+|g_\d+|u_\d+|platform)$/))

/** Most events one answer to `pull` carries, and how many it carries when nothing is said. */
export const pullLimitMax = 500
export const pullLimitDefault = 200

/** `after`: server time in ms of the last answer less 60 s, 0 = everything. `from`: '' or the last stream of the page before. */
export const headsQuestion = z.object({
  after: count(),
  from: z._default(z.union([z.literal(''), streamId()]), ''),
})

/** Where one stream of mine stands. `unread` counts every message up to `seq`, also those not pulled yet. */
export const headRow = z.object({
  stream: streamId(),
  seq: count(),
  from_seq: count(),
  read_seq: count(),
  received_seq: count(),
  unread: count(),
  at: flag(),
  peer_read_seq: count(),
  peer_received_seq: count(),
  ended: flag(),
})
export type HeadRow = z.output<typeof headRow>

export const headsAnswer = z.object({
  epoch: z.string(),
  server_time: count(),
  list: z.array(headRow),
  has_more: flag(),
})
export type HeadsAnswer = z.output<typeof headsAnswer>

/** A numbered frame as it crosses the wire; `data` is read with the schema of its action. */
export const statefulFrame = z.object({
  action: z.string(),
  stream: streamId(),
  seq: id(),
  ts: count(),
  data: z.unknown(),
})

/** An `after_seq` ahead of every head asks for a reset (socket.md 3.3). */
export const pullQuestion = z.object({
  stream: streamId(),
  after_seq: count(),
  limit: z._default(z.int().check(z.gte(1), z.lte(pullLimitMax)), pullLimitDefault),
})

export const pullAnswer = z.object({
  stream: streamId(),
  from_seq: count(),
  events: z.array(statefulFrame),
  seq: count(),
  has_more: flag(),
  reset: flag(),
})
export type PullAnswer = z.output<typeof pullAnswer>

/** A frame that may be lost, as it crosses the wire. */
export const transientFrame = z.object({
  action: z.string(),
  ts: z.exactOptional(count()),
  data: z.exactOptional(z.unknown()),
})
