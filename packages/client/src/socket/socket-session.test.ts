import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SocketDevice } from '../testing/socket-device.ts'

let device: SocketDevice

beforeEach(() => {
  vi.useFakeTimers()
  device = new SocketDevice()
})
afterEach(() => {
  device.socket.close()
  vi.useRealTimers()
})

it('refreshes an expired token (4401) once without counting an attempt', async () => {
  device.start()
  device.latest.isClosedWith(4401)
  await vi.advanceTimersByTimeAsync(0)
  expect(device.latest.protocols).toContain('token.second')
  expect(device.opened).toHaveLength(2)
  expect(device.failAll()).toHaveLength(5)
})

it('counts a failure when the fresh token is refused too', async () => {
  device.start()
  device.latest.isClosedWith(4401)
  await vi.advanceTimersByTimeAsync(0)
  device.latest.isClosedWith(4401)
  expect(device.opened).toHaveLength(2)
  vi.advanceTimersByTime(5000)
  expect(device.failAll()).toHaveLength(4)
})

it('stays away when the token cannot be refreshed', async () => {
  device.renewToken = () => Promise.reject(new Error('over'))
  device.start()
  device.latest.isClosedWith(4401)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(device.state).toBe('ended')
  expect(device.opened).toHaveLength(1)
})

it('obeys force_logout for this session only', () => {
  device.start()
  device.latest.greets('mine')
  device.latest.says({ action: 'force_logout', ts: 1, data: { code: 6001, msg: 'elsewhere', session_id: 'other' } })
  expect(device.state).toBe('connected')
  device.latest.says({ action: 'force_logout', ts: 1, data: { code: 6002, msg: 'disabled', session_id: 'mine' } })
  device.latest.isClosedWith(4403)
  vi.advanceTimersByTime(120_000)
  expect(device.endings).toEqual([{ code: 6002, message: 'disabled' }])
  expect(device.state).toBe('ended')
  expect(device.opened).toHaveLength(1)
})

it('takes close code 4403 for a revoked session', () => {
  device.start()
  device.latest.isClosedWith(4403)
  expect(device.endings).toEqual([{ code: 6001, message: '' }])
})

it('says logout and closes within 1 s', () => {
  device.start()
  device.latest.greets()
  device.socket.logout()
  expect(device.latest.sent).toEqual([{ action: 'logout' }])
  expect(device.latest.isClosedByClient).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(device.latest.isClosedByClient).toBe(true)
  expect(device.state).toBe('idle')
})
