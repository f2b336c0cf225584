import { DatabaseError } from 'pg'

/**
 * The database cannot be reached or does not answer. What it was asked to do may have happened all the same: a commit without an
 * answer is neither done nor undone, so whoever hears this may ask again with the same key, and tells nobody that it was refused.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super(`the database does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}

/** Shutting down, crashed or starting (57P0x), too many connections, and what a pooler says when it has no server. */
const serverIsAway = /^(57P0[123]|53300|08...)$/
const systemCodes = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
)
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (was closed|has encountered))/

/** An answer of the driver, with a failed way to the database told apart from a failed statement. */
export const answered = <Answer>(reply: Promise<Answer>): Promise<Answer> =>
  reply.catch((error: unknown) => {
    throw isConnectionError(error) ? new DatabaseUnavailable(error) : error
  })

/** Only for what the driver threw: others refuse connections too. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (error instanceof DatabaseError) return serverIsAway.test(code)
  // A socket that is not there: nobody listens.
  const isMissingSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return isMissingSocket || systemCodes.has(code) || driverMessages.test(error.message)
}
