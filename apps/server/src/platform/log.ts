import { pino, type Logger } from 'pino'

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
  'code',
  'google_code',
  'password',
  'secret',
  'authorization',
  'device_id',
]

/** Structured lines with secrets struck out wherever they stand up to two levels deep. */
export const openLog = (level: string, destination?: { write(line: string): void }): Log =>
  pino(
    {
      level,
      base: null,
      redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '***' },
    },
    ...(destination ? [destination] : []),
  )
