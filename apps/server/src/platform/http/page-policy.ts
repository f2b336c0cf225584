import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** The two built applications. */
export type PagesName = 'web' | 'console'

/** Where a page may get what is not here: the object store, '' where it is this process, and the tiles of maps, '' where there are none. */
interface OutsideSettings {
  readonly S3_PUBLIC_URL: string
  readonly S3_ENDPOINT: string
  readonly MAP_TILES_URL: string
}

/** Every answer of this scope is a page of the client or of the console, and runs under its policy. */
export const registerPagePolicy = async (
  pages: FastifyInstance,
  settings: OutsideSettings,
  name: PagesName,
): Promise<void> => {
  await pages.register(helmet, {
    contentSecurityPolicy: pagePolicy(settings, name),
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  })
}

/** Where a page asks for data. The console has no socket and no other API node; its uploads go to the store. */
const connectSources = (name: PagesName, outside: readonly string[]) =>
  name === 'console' ? ["'self'", ...outside] : ["'self'", 'ws:', 'wss:', 'https:', ...outside]

/** No inline script anywhere. Inline styles are allowed for the component libraries; media may come from an outside store. */
function pagePolicy(settings: OutsideSettings, name: PagesName) {
  const stores = [settings.S3_PUBLIC_URL, settings.S3_ENDPOINT].filter((store) => store !== '')
  const outside = [...new Set(stores.map((store) => new URL(store).origin))]
  const maps = name === 'web' && settings.MAP_TILES_URL !== '' ? [new URL(settings.MAP_TILES_URL).origin] : []
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...outside, ...maps],
      mediaSrc: ["'self'", 'blob:', ...outside],
      connectSrc: connectSources(name, outside),
      workerSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      frameAncestors: [name === 'console' ? "'none'" : "'self'"],
      formAction: ["'self'"],
    },
  }
}
