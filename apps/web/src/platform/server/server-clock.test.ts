import { expect, it } from 'vitest'
import { noteServerTime, serverNowMs } from './server-clock.ts'

const replyOf = (ms: number): Response => new Response('', { headers: { date: new Date(ms).toUTCString() } })
const aheadSeconds = (): number => Math.round((serverNowMs() - Date.now()) / 1000)

it('the clock of this device does not count where the server says another time', () => {
  noteServerTime(replyOf(Date.now() + 600_000), Date.now())
  expect(Math.abs(aheadSeconds() - 600)).toBeLessThanOrEqual(1)
  const before = aheadSeconds()
  noteServerTime(replyOf(Date.now() + 601_000), Date.now())
  expect(aheadSeconds()).toBe(before)
  noteServerTime(new Response(''), Date.now())
  expect(aheadSeconds()).toBe(before)
  noteServerTime(replyOf(Date.now()), Date.now())
  expect(Math.abs(aheadSeconds())).toBeLessThanOrEqual(1)
})
