import type { FastifyRequest } from 'fastify'
import type { EngineSettings } from '../settings.ts'

type Own = Pick<EngineSettings, 'PUBLIC_URL'>

const isHttps = ({ PUBLIC_URL }: Own): boolean => PUBLIC_URL.startsWith('https:')

/** With the prefix no other host and no page without TLS can set it. */
const nameOf = (own: Own): string => (isHttps(own) ? '__Host-operator' : 'operator')

const attributesOf = (own: Own): string => `Path=/; HttpOnly; SameSite=Strict${isHttps(own) ? '; Secure' : ''}`

/** What keeps an operator's token in their browser, where no script reads it; '' forgets it. */
export const operatorCookie = (own: Own, token: string, lifetimeSeconds: number): string =>
  `${nameOf(own)}=${token}; ${attributesOf(own)}; Max-Age=${token === '' ? 0 : lifetimeSeconds}`

/** The token of the browser that asks, or ''. */
export function readOperatorCookie(own: Own, request: FastifyRequest): string {
  const name = nameOf(own)
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key = '', ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return ''
}

/** Whether our own console asks. Another site's form cannot set the header, and its script may not: nothing of the operators' calls is shared with
 *  other origins. */
export function isFromConsole(own: Own, request: FastifyRequest): boolean {
  if (request.headers['x-console'] !== '1') return false
  const { origin } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === request.headers.host || (own.PUBLIC_URL !== '' && origin === new URL(own.PUBLIC_URL).origin)
}
