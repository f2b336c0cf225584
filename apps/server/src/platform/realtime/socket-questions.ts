import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import type { EventData } from '@cliffhanger/contract/event.ts'
import { clientFrame, closeCodes, syncEvents } from '@cliffhanger/contract/sync/events.ts'
import { messageText, refusalText } from '@cliffhanger/i18n/server-texts.ts'
import type * as z from 'zod/mini'
import type { ServerContext } from '../../context.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import type { MemberCaller } from '../http/callers.ts'
import { Refusal } from '../http/refusal.ts'
import type { Connection } from './socket-connection.ts'

type ClientFrame = z.output<typeof clientFrame>

/** What a device asks of the domains; the rest of its frames concern the connection itself. */
export type SocketQuestion = Exclude<ClientFrame, { action: 'heart' | 'focus' | 'logout' }>

/** A socket as those see it who answer its questions. */
export interface OpenSocket {
  readonly caller: MemberCaller
  readonly isOpen: boolean
  /** Writes bytes that are a whole frame already. */
  write(frame: Buffer): void
}

/** Who answers what a device asks on its socket. */
export interface SocketAnswers {
  /** The data of the reply, which goes out under the question's action; undefined: none. */
  answer(socket: OpenSocket, question: SocketQuestion): Promise<object | undefined>
  /** Revokes the caller's login session and its refresh token. */
  logout(caller: MemberCaller): Promise<void>
}

/** Reads one frame of a device and does what it asks (socket.md section 4). */
export async function replyFrame(
  context: ServerContext,
  replies: SocketAnswers,
  connection: Connection,
  bytes: Buffer,
): Promise<void> {
  const frame = readFrame(bytes)
  const nowMs = context.clock()
  if (!connection.hear(nowMs, frame?.action !== 'pull')) return connection.close(closeCodes.tooManyFrames)
  const parsed = clientFrame.safeParse(frame)
  if (!parsed.success) {
    const refusal = new Refusal('invalidParameter', { field: fieldOf(parsed.error) })
    return sendRefusal(connection, nowMs, { of: frame?.action ?? '' }, refusal)
  }
  const { data: requested } = parsed
  if (requested.action === 'heart') return connection.notify({ action: syncEvents.heart.action, ts: nowMs })
  if (requested.action === 'focus') return
  if (requested.action !== 'logout') return handleQuestion(context, replies, connection, requested)
  connection.isLeaving = true
  await replies.logout(connection.caller)
  connection.close(closeCodes.manual)
}

/** The frame as JSON with an action, or undefined where it is none. */
function readFrame(bytes: Buffer): { readonly action: string } | undefined {
  try {
    const frame: unknown = JSON.parse(bytes.toString())
    return isFrame(frame) ? frame : undefined
  } catch {
    return undefined
  }
}

const isFrame = (frame: unknown): frame is { readonly action: string } =>
  typeof frame === 'object' && frame !== null && 'action' in frame && typeof frame.action === 'string'

const fieldOf = (error: z.core.$ZodError): string => error.issues[0]?.path.map(String).join('.') || 'action'

async function handleQuestion(
  context: ServerContext,
  replies: SocketAnswers,
  connection: Connection,
  question: SocketQuestion,
): Promise<void> {
  const { action, data } = question
  if (!connection.request()) return connection.close(closeCodes.tooManyFrames)
  try {
    const reply = await replies.answer(connection, question)
    if (reply) connection.notify({ action, ts: context.clock(), data: reply })
  } catch (error) {
    const refused = { of: action, ...('stream' in data && { stream: data.stream }) }
    if (error instanceof Refusal) return sendRefusal(connection, context.clock(), refused, error)
    // A database that is away is logged once, by its pulse.
    if (!(error instanceof DatabaseUnavailable))
      context.log.error({ err: error, action }, 'a question of a socket failed')
    sendError(connection, context.clock(), {
      ...refused,
      code: 500,
      msg: messageText(connection.language, 'internalError'),
    })
  } finally {
    connection.answered()
  }
}

/** Which question was refused; `stream` tells several pulls apart. */
interface RefusedQuestion {
  readonly of: string
  readonly stream?: string
}

const sendRefusal = (
  connection: Connection,
  ts: number,
  question: RefusedQuestion,
  { refusal, details }: Refusal,
): void =>
  sendError(connection, ts, {
    ...question,
    code: refusalCodes[refusal],
    msg: refusalText(connection.language, refusal, details),
  })

const sendError = (connection: Connection, ts: number, data: EventData<typeof syncEvents.error>): void =>
  connection.notify({ action: syncEvents.error.action, ts, data })
