import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const builtPages = (app: 'web' | 'console') => fileURLToPath(new URL(`../../${app}/dist/`, import.meta.url))

/** Files under `assets/` carry a hash of their content in their name; everything else is asked for again each time. */
const cacheControl = (path: string) => (path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')

/** The two built applications. */
export type PagesName = 'web' | 'console'

const prefixes: Readonly<Record<PagesName, string>> = { web: '/', console: '/console/' }

/** Serves the built client at `/` or the console at `/console/`, compressed when they were built. */
export async function registerWebPages(app: FastifyInstance, name: PagesName): Promise<void> {
  const root = builtPages(name)
  if (existsSync(root)) {
    await app.register(fastifyStatic, {
      root,
      prefix: prefixes[name],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControl(path))
      },
    })
  }
  if (name === 'console') app.get('/console', async (_request, reply) => reply.redirect('/console/'))
}
