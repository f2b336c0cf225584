import { describe, expect, it } from 'vitest'
import { openLog, pathOnly } from './log.ts'

const linesOf = (write: (log: ReturnType<typeof openLog>) => void): Record<string, unknown>[] => {
  const lines: string[] = []
  write(openLog('debug', { write: (line) => void lines.push(line) }))
  return lines.map((line) => JSON.parse(line))
}

describe('the log', () => {
  it('strikes out secrets up to two levels deep', () => {
    const [line] = linesOf((log) =>
      log.info({ token: 't', user: { login_pwd: 'p', session: { refresh_token: 'r' } }, kept: 1 }, 'x'),
    )
    expect(JSON.stringify(line)).not.toMatch(/"(t|p|r)"/)
    expect(line).toMatchObject({ token: '***', kept: 1, user: { login_pwd: '***' } })
  })

  it('keeps the code of an error', () => {
    const error = Object.assign(new Error('duplicate'), { code: '23505' })
    expect(linesOf((log) => log.error({ err: error }, 'x'))[0]).toMatchObject({ err: { code: '23505' } })
  })

  it('never shows a query string, which may hold the token of the socket', () => {
    expect(pathOnly('/ws?token=secret&device_id=1')).toBe('/ws')
  })
})
