import { refusalCodes } from '@cliffhanger/contract/errors.ts'
import type { EventData } from '@cliffhanger/contract/event.ts'
import { clientFrame, closeCodes, syncEvents } from '@cliffhanger/contract/sync/events.ts'
import type { HeadsAnswer, PullAnswer } from '@cliffhanger/contract/sync/schemas.ts'
import { messageText, refusalText } from '@cliffhanger/i18n/server-texts.ts'
import type * as z from 'zod/mini'
import type { ServerContext } from '../../context.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import type { MemberCaller } from '../http/callers.ts'
import { Refusal } from '../http/refusal.ts'
import type { Connection } from './socket-connection.ts'

type ClientFrame = z.output<typeof clientFrame>
type DataOf<Action extends ClientFrame['action']> = Extract<ClientFrame, { action: Action; data: object }>['data']

/** A device that is told who is online in a group it looks at. */
export interface Watcher {
  readonly caller: MemberCaller
  readonly isOpen: boolean
  /** Writes bytes that are a whole frame already. */
  write(frame: Buffer): void
}

/** Who answers what a device asks on its socket. */
export interface SocketAnswers {
  heads(userId: number, question: DataOf<'heads'>): Promise<HeadsAnswer>
  pull(userId: number, question: DataOf<'pull'>): Promise<PullAnswer>
  /** Begins or ends telling the device who is online in a group; refuses 4001 outside of it. */
  watchGroup(watcher: Watcher, groupId: number, isOn: boolean): Promise<void>
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
  const { userId } = connection.caller
  const { data: requested } = parsed
  switch (requested.action) {
    case 'heart':
      return connection.notify({ action: syncEvents.heart.action, ts: nowMs })
    case 'heads':
      return handleQuestion(context, connection, requested, () => replies.heads(userId, requested.data))
    case 'pull':
      return handleQuestion(context, connection, requested, () => replies.pull(userId, requested.data))
    case 'logout':
      connection.isLeaving = true
      await replies.logout(connection.caller)
      return connection.close(closeCodes.manual)
    case 'watch_group':
      return handleQuestion(context, connection, requested, () =>
        replies.watchGroup(connection, requested.data.group_id, requested.data.on === 1),
      )
    case 'focus':
      return
    default:
      return requested satisfies never
  }
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
  connection: Connection,
  { action, data }: Extract<ClientFrame, { action: 'heads' | 'pull' | 'watch_group' }>,
  question: () => Promise<HeadsAnswer | PullAnswer | void>,
): Promise<void> {
  if (!connection.request()) return connection.close(closeCodes.tooManyFrames)
  try {
    const reply = await question()
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
