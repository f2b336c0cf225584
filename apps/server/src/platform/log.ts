import { type Logger, pino, stdSerializers } from 'pino'
import { DatabaseUnavailable } from './database/database-errors.ts'

export type Log = Logger

/** Query strings carry the socket's token, so only the path of an address is ever written. */
export const pathOnly = (url: string): string => url.split('?', 1)[0] ?? ''

const secretFields = [
  'access_token',
  'refresh_token',
  'token',
  'login_pwd',
  'login_pwd2',
  'old_pwd',
  'google_code',
  'password',
  'secret',
  'authorization',
  'device_id',
]

/** Structured lines with secrets struck out wherever they stand up to two levels deep. `code` only at the top: the code of an
 *  error says what went wrong. */
export const openLog = (level: string, destination?: { write(line: string): void }): Log =>
  pino(
    {
      level,
      base: null,
      // Everything that runs meets a database that is away; the stack of each tells nothing.
      serializers: {
        err: (error: Error) => (error instanceof DatabaseUnavailable ? error.message : stdSerializers.err(error)),
      },
      redact: {
        paths: ['code', ...secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])],
        censor: '***',
      },
    },
    ...(destination ? [destination] : []),
  )
