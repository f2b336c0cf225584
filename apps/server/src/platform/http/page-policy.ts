import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** The two built applications. */
export type PagesName = 'web' | 'console'

/** Where a page may get what is not here: the object store, '' where it is this process, styles of maps, and Stripe's script; '' where there
 *  are none. */
interface OutsideSettings {
  readonly S3_PUBLIC_URL: string
  readonly S3_ENDPOINT: string
  readonly MAP_STYLE_URL: string
  readonly MAP_DARK_STYLE_URL: string
  readonly STRIPE_PUBLISHABLE_KEY: string
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

/** Stripe's script comes from Stripe alone, and draws its buttons and asks the member's bank in frames of its own. */
const stripeSources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  pictures: ['https://*.stripe.com'],
} as const

/** No inline script anywhere. Inline styles are allowed for the component libraries; media may come from an outside store. */
function pagePolicy(settings: OutsideSettings, name: PagesName) {
  const outside = originsOf([settings.S3_PUBLIC_URL, settings.S3_ENDPOINT])
  const maps = name === 'web' ? originsOf([settings.MAP_STYLE_URL, settings.MAP_DARK_STYLE_URL]) : []
  const stripe = name === 'web' && settings.STRIPE_PUBLISHABLE_KEY !== '' ? stripeSources : undefined
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...(stripe?.scripts ?? [])],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...outside, ...(stripe?.pictures ?? [])],
      mediaSrc: ["'self'", 'blob:', ...outside],
      connectSrc: connectSources(name, [...outside, ...maps]),
      workerSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'", 'data:'],
      ...(stripe && { frameSrc: ["'self'", ...stripe.frames] }),
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      frameAncestors: [name === 'console' ? "'none'" : "'self'"],
      formAction: ["'self'"],
    },
  }
}
