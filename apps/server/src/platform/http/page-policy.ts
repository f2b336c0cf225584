import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** The two built applications. */
export type PagesName = 'web' | 'console'

/** Where a page may get what is not here: the object store, '' where it is this process, and styles of maps, '' where there are none. */
interface OutsideSettings {
  readonly S3_PUBLIC_URL: string
  readonly S3_ENDPOINT: string
  readonly MAP_STYLE_URL: string
  readonly MAP_DARK_STYLE_URL: string
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

const originsOf = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.filter((address) => address !== '').map((address) => new URL(address).origin)),
]

/** No inline script anywhere. Inline styles are allowed for the component libraries; media may come from an outside store. */
function pagePolicy(settings: OutsideSettings, name: PagesName) {
  const outside = originsOf([settings.S3_PUBLIC_URL, settings.S3_ENDPOINT])
  const maps = name === 'web' ? originsOf([settings.MAP_STYLE_URL, settings.MAP_DARK_STYLE_URL]) : []
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...outside],
      mediaSrc: ["'self'", 'blob:', ...outside],
      connectSrc: connectSources(name, [...outside, ...maps]),
      workerSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      frameAncestors: [name === 'console' ? "'none'" : "'self'"],
      formAction: ["'self'"],
    },
  }
}
