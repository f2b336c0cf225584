import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

/** The baseline of `sockets.ts` and `storm.ts`: raw `ws` in a bare process that greets every socket with one frame. */
const server = createServer((_request, response) => response.end('up'))
const webSockets = new WebSocketServer({ server, perMessageDeflate: false, clientTracking: false })
webSockets.on('connection', (socket) => {
  socket.send(Buffer.from('{"action":"hello"}'))
  socket.on('message', (bytes) => socket.send(bytes))
})
server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
