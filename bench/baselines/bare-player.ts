import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../harness/run.ts'

/** The baseline of `first-frame.ts`: a page of one video element and hls.js, which begins with the lightest rendition as our player does.
 *  `?src=` is played at once; `?tap=` when the page is touched. */
export interface BarePlayer {
  /** Where its page comes from: whoever gives it films has to let it. */
  readonly origin: string
  playingAtOnce(source: string): string
  playingWhenTapped(source: string): string
  stop(): Promise<void>
}

const page = `<!doctype html><video playsinline style="width:100vw;height:90vh"></video><script src="/hls.js"></script><script src="/play.js"></script>`

const program = `const video = document.querySelector('video')
const hls = new Hls({ startLevel: 0 })
hls.attachMedia(video)
const query = new URLSearchParams(location.search)
const play = (source) => { hls.loadSource(source); video.play() }
if (query.has('src')) play(query.get('src'))
else addEventListener('pointerdown', () => play(query.get('tap')), { once: true })`

export async function startBarePlayer(): Promise<BarePlayer> {
  const hls = await readFile(join(root, 'node_modules/hls.js/dist/hls.light.min.js'))
  const files = new Map([
    ['/', { type: 'text/html', body: brotliCompressSync(page) }],
    ['/hls.js', { type: 'text/javascript', body: brotliCompressSync(hls) }],
    ['/play.js', { type: 'text/javascript', body: brotliCompressSync(program) }],
  ])
  const server = createServer((request, response) => {
    const file = files.get(request.url?.split('?')[0] ?? '')
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`
  const at = (name: string, source: string) => `${origin}/?${new URLSearchParams({ [name]: source })}`
  return {
    origin,
    playingAtOnce: (source) => at('src', source),
    playingWhenTapped: (source) => at('tap', source),
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
