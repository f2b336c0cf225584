import { once } from 'node:events'
import { connect } from 'node:net'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { expect, it } from 'vitest'
import { startTestServer } from './testing/server.ts'

it('A12: a call on a kept connection that is on its way when the listener closes is done, not refused', async () => {
  const server = await startTestServer()
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  let replies = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    replies += text
  })
  const { method, path } = sessionCalls.getPlatformInfo
  const head = `${method} ${path}?plat_code=demo HTTP/1.1\r\nHost: 127.0.0.1\r\n`
  // Begun, so the connection is not idle; its end comes after the listener was closed.
  socket.write(head)
  await new Promise((resolve) => setTimeout(resolve, 200))
  const stopped = server.close()
  await new Promise((resolve) => setTimeout(resolve, 200))
  socket.write('\r\n')
  await once(socket, 'close')
  await stopped
  expect(replies).toContain('HTTP/1.1 200 OK')
  expect(replies.toLowerCase()).toContain('connection: close')
})
