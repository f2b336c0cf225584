import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'

/** What is known of a file: `unknown` where nobody could look into it now. */
export type VirusDecision = 'clean' | 'infected' | 'unknown'

/** Looks into the file at a path. It never throws. */
export type VirusCheck = (path: string) => Promise<VirusDecision>

const timeoutMs = 45_000

/** clamd of ClamAV at `host:port`, or at the path of its socket. */
export const clamav =
  (address: string): VirusCheck =>
  async (path) => {
    try {
      return decisionOf(await answerTo(open(address), path))
    } catch {
      return 'unknown'
    }
  }

function open(address: string): Socket {
  if (address.startsWith('/')) return connect(address)
  const [host = '', port = ''] = address.split(':')
  return connect(Number(port), host)
}

/** `stream: OK`, `stream: {name} FOUND`, or what went wrong, such as a file that is longer than clamd takes. */
function decisionOf(answer: string): VirusDecision {
  if (answer === 'stream: OK') return 'clean'
  return answer.startsWith('stream: ') && answer.endsWith(' FOUND') ? 'infected' : 'unknown'
}

/** Sends a file by INSTREAM: pieces, each after its length in four bytes, and a length of zero at the end. */
function answerTo(socket: Socket, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const file = createReadStream(path)
    const timer = setTimeout(() => socket.destroy(new Error('clamd did not answer')), timeoutMs)
    const chunks: Buffer[] = []
    socket.once('close', () => {
      clearTimeout(timer)
      file.destroy()
      resolve(
        Buffer.concat(chunks)
          .toString('utf8')
          .replace(/\0[\s\S]*$/, '')
          .trim(),
      )
    })
    socket.on('error', reject)
    file.on('error', (error) => {
      reject(error)
      socket.destroy()
    })
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      // It has said all: it may have stopped to listen before the end.
      if (chunk.includes(0)) socket.destroy()
    })
    socket.on('drain', () => file.resume())
    file.on('data', (chunk) => {
      if (!socket.write(framed(Buffer.from(chunk)))) file.pause()
    })
    file.on('end', () => socket.write(framed(Buffer.alloc(0))))
    socket.write('zINSTREAM\0')
  })
}

function framed(piece: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.byteLength)
  return Buffer.concat([length, piece])
}
