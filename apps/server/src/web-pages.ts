import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const builtPages = (app: 'web' | 'console') => fileURLToPath(new URL(`../../${app}/dist/`, import.meta.url))

/** Files under `assets/` carry a hash of their content in their name; everything else is asked for again each time. */
const cacheControl = (path: string) => (path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')

/** Serves the built client at `/` and the console at `/console/`, compressed when they were built. */
export async function registerWebPages(app: FastifyInstance): Promise<void> {
  for (const [name, prefix, decorateReply] of [['web', '/', true] as const, ['console', '/console/', false] as const]) {
    const root = builtPages(name)
    if (!existsSync(root)) continue
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControl(path))
      },
    })
  }
  app.get('/console', async (_request, reply) => reply.redirect('/console/'))
}
