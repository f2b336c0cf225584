import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

/** The baseline of `groups.ts`: every body that is posted goes to every socket, without storage or rights. */
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const frame = Buffer.concat(parts)
    for (const socket of webSockets.clients) socket.send(frame)
    response.end('{"code":200,"msg":"","data":null}')
  })
})
const webSockets = new WebSocketServer({ server, perMessageDeflate: false })
server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
