import * as z from 'zod/mini'
import { typingState } from '../chat/typing.ts'
import { event } from '../event.ts'
import { count, empty, flag, id } from '../schema.ts'
import { headsAnswer, headsQuestion, pullAnswer, pullQuestion } from './schemas.ts'

/** Stands at the seq of an event its reader may not see: the device only moves its cursor (socket.md 3.2). */
export const voidAction = 'void'

/** What the server says about the connection itself (socket.md section 5). */
export const syncEvents = {
  hello: event({
    action: 'hello',
    stream: 'transient',
    data: z.object({ epoch: z.string(), server_time: count(), session_id: z.string(), user_id: id(), heart_ms: id() }),
  }),
  heart: event({ action: 'heart', stream: 'transient', data: z.optional(empty()) }),
  heads: event({ action: 'heads', stream: 'transient', data: headsAnswer }),
  pull: event({ action: 'pull', stream: 'transient', data: pullAnswer }),
  forceLogout: event({
    action: 'force_logout',
    stream: 'transient',
    data: z.object({ code: z.literal([6001, 6002, 6003]), msg: z.string(), session_id: z.string() }),
  }),
  /** `of`: the refused action; `stream` tells which of several pulls was refused. */
  error: event({
    action: 'error',
    stream: 'transient',
    data: z.object({ code: z.int(), msg: z.string(), of: z.string(), stream: z.optional(z.string()) }),
  }),
}

/** What a device may say on the socket (socket.md section 4); anything else answers `error` 4000. */
export const clientFrame = z.discriminatedUnion('action', [
  z.object({ action: z.literal('heart') }),
  z.object({ action: z.literal('heads'), data: headsQuestion }),
  z.object({ action: z.literal('pull'), data: pullQuestion }),
  z.object({ action: z.literal('focus'), data: z.object({ conversation_id: z.string() }) }),
  z.object({ action: z.literal('watch_group'), data: z.object({ group_id: id(), on: flag() }) }),
  z.object({ action: z.literal('typing'), data: z.object({ conversation_id: z.string(), doing: typingState }) }),
  z.object({ action: z.literal('logout') }),
])
/** What a device sends: defaults may be left out. */
export type ClientFrame = z.input<typeof clientFrame>

/** What the device's cursors need of conv_added, conv_removed and group_dissolved, whoever owns their full shape. */
export const conversationOpened = z.object({ conversation_id: z.string(), seq: id() })
export const conversationClosed = z.object({ conversation_id: z.string() })

/** The subprotocol the server answers with, and how a client offers its access token beside it: an address would be logged on its way. */
export const socketProtocol = 'cliffhanger'
const tokenPrefix = 'token.'
export const socketProtocols = (token: string): string[] => [socketProtocol, tokenPrefix + token]
/** The access token among the subprotocols of a request, as its header lists them. */
export const offeredToken = (header: string): string | undefined =>
  header
    .split(',')
    .map((one) => one.trim())
    .find((one) => one.startsWith(tokenPrefix))
    ?.slice(tokenPrefix.length)

/** Why the server closed a socket (socket.md section 1). */
export const closeCodes = {
  manual: 1000,
  tokenRefused: 4401,
  sessionEnded: 4403,
  noHeartbeat: 4408,
  replaced: 4409,
  tooManyFrames: 4429,
} as const
