import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { binaryFrame } from './socket-frame.ts'

const server = createServer()
const webSockets = new WebSocketServer({ noServer: true })
let client: WebSocket
let stream: Duplex

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

beforeAll(async () => {
  server.on('upgrade', (request, socket, head) => {
    webSockets.handleUpgrade(request, socket, head, () => {
      stream = socket
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!isAddress(address)) throw new Error('no port')
  client = new WebSocket(`ws://127.0.0.1:${address.port}`)
  await once(client, 'open')
})
afterAll(() => {
  client.terminate()
  server.close()
})

it.each([0, 1, 125, 126, 127, 65_535, 65_536, 1_000_000])('frames %i bytes as RFC 6455 wants it', async (length) => {
  const payload = Buffer.alloc(length, 'x')
  const received = once(client, 'message')
  stream.write(binaryFrame(payload))
  const [data, isBinary] = await received
  expect(isBinary).toBe(true)
  expect(payload.equals(data)).toBe(true)
})
