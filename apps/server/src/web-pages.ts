import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { builtPages, openingDocument } from './platform/http/built-pages.ts'
import type { PagesName } from './platform/http/page-policy.ts'

/** Files under `assets/` carry a hash of their content in their name; everything else is asked for again each time. */
const cacheControl = (path: string) => (path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')

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
      allowedPath: (path) => path !== `/${openingDocument}`,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControl(path))
      },
    })
  }
  if (name === 'console') app.get('/console', async (_request, reply) => reply.redirect('/console/'))
}
