import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PageGuard, publicPages } from '../../platform/outgoing/read-page.ts'

/** What the site answers at a path. */
type Page = (request: IncomingMessage, response: ServerResponse) => void

export interface PageServer {
  /** Counts as public, by its name alone; everything else is what it is. */
  readonly guard: PageGuard
  /** Address of a path of the site. */
  at(path: string): string
  /** The same computer by its own address, which is as private as ever. */
  privately(path: string): string
  serve(path: string, page: Page | string): void
  /** Paths that were asked for, in their order. */
  readonly asked: string[]
  /** Headers of the last request. */
  lastHeaders(): IncomingMessage['headers']
  close(): Promise<void>
}

const host = 'site.example'

/** A site of somebody else, on this computer. */
export async function startPageServer(): Promise<PageServer> {
  const pages = new Map<string, Page>()
  const asked: string[] = []
  let last: IncomingMessage['headers'] = {}
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    last = request.headers
    const page = pages.get(path)
    if (page) page(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    guard: {
      accepts: (url) => url.host === `${host}:${port}` || publicPages.accepts(url),
      lookup: (name, options, done) => {
        if (name !== host) publicPages.lookup(name, options, done)
        else if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }])
        else done(null, '127.0.0.1', 4)
      },
    },
    at: (path) => `http://${host}:${port}${path}`,
    privately: (path) => `http://127.0.0.1:${port}${path}`,
    serve(path, page) {
      const html = typeof page === 'string' ? page : ''
      pages.set(
        path,
        typeof page === 'string'
          ? (_request, response) =>
              void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
          : page,
      )
    },
    asked,
    lastHeaders: () => last,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
