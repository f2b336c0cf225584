import { randomUUID } from 'node:crypto'
import { languageOf } from '@cliffhanger/i18n/languages.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import cors from '@fastify/cors'
import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { type FastifyInstance, fastify } from 'fastify'
import { apiDocument } from './api-document.ts'
import type { ServerContext } from './context.ts'
import type { Domain } from './domain.ts'
import { registerHealth } from './health.ts'
import { registerMetrics } from './metrics/metrics-endpoint.ts'
import type { Pulse } from './platform/database/database-pulse.ts'
import type { Authentication } from './platform/http/callers.ts'
import { registerCalls, replyWithError } from './platform/http/http.ts'
import { readOperatorCookie } from './platform/http/operator-cookie.ts'
import { type PagesName, registerPagePolicy } from './platform/http/page-policy.ts'
import { proxiesOf } from './platform/http/proxies.ts'
import type { Readiness } from './platform/readiness.ts'
import { type Role, roleDoes } from './platform/role.ts'
import { registerWebPages } from './web-pages.ts'

/** Everything one process answers over HTTP. */
export interface AppDeps {
  readonly context: ServerContext
  readonly pulse: Pulse
  readonly authentication: Authentication
  readonly domains: readonly Domain[]
  readonly role: Role
  readonly readiness: Readiness
}

/** Longest JSON body; media never comes this way. */
const bodyLimitBytes = 256 * 1024

/** Builds the HTTP side of a process without listening yet. */
export async function buildApp({
  context,
  pulse,
  authentication,
  domains,
  role,
  readiness,
}: AppDeps): Promise<FastifyInstance> {
  const proxies = proxiesOf(context.settings)
  const app = fastify({
    bodyLimit: bodyLimitBytes,
    trustProxy: (address, hop) => proxies.trusts(address, hop),
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // What a balancer sends on a kept connection while the listener closes is done, not refused: most of it may not be sent twice.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 512 },
  })
  await app.register(cors, {
    delegator(request, done) {
      done(null, {
        // Operators' calls are for the console, which is served from here.
        origin: request.url?.startsWith('/operator/') ? false : '*',
        // The store's endpoint is written to, and the headers asked for are named back: `*` does not cover Authorization.
        methods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
        exposedHeaders: ['etag', 'content-range', 'date'],
        maxAge: 86_400,
      })
    },
  })
  const isSecure = context.settings.PUBLIC_URL.startsWith('https:')
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
  app.addHook('onRequest', async (_request, reply) => {
    // A connection that is kept open would be used again after the listener has closed.
    if (readiness.isDraining) reply.header('connection', 'close')
  })
  app.setErrorHandler((error: unknown, request, reply) => replyWithError(context, error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const header = request.headers.lang
    return reply.code(404).send({
      code: 404,
      msg: messageText(languageOf(typeof header === 'string' ? header : undefined), 'notFoundResource'),
      data: null,
    })
  })
  registerHealth(app, { context, pulse, readiness })
  registerMetrics(app, context)
  if (roleDoes.calls(role)) {
    const calls = domains.flatMap((domain) => domain.calls)
    await app.register(async (api) => registerCalls(api, { context, authentication }, calls))
  }
  for (const domain of domains) await domain.routes?.(app)
  if (roleDoes.calls(role)) {
    await app.register((pages) => registerPages(pages, context, 'web'))
    await app.register((pages) => registerPages(pages, context, 'console'))
    await app.register((docs) => registerApiDocument(docs, context, authentication))
  }
  return app
}

/** What browsers show as pages: the client and the console, each under its own policy. Calls need none of its headers and are answered
 *  without them. */
async function registerPages(pages: FastifyInstance, context: ServerContext, name: PagesName): Promise<void> {
  await registerPagePolicy(pages, context.settings, name)
  await registerWebPages(pages, name)
}

/** Readers of the document find it drawn at `/docs` and plain at `/docs/json`. It names the operators' calls as well: on a platform that is no
 *  demonstration only owners who are signed in to the console read it. */
async function registerApiDocument(
  app: FastifyInstance,
  context: ServerContext,
  authentication: Authentication,
): Promise<void> {
  const { settings } = context
  await registerPagePolicy(app, context.settings, 'console')
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (request, reply) => {
      if (settings.DEMO) return
      const reader = await authentication.operator(readOperatorCookie(settings, request)).catch(() => undefined)
      if (!reader?.permissions.has('operator.write')) reply.callNotFound()
    })
    await docs.register(swagger, {
      mode: 'static',
      specification: { document: apiDocument() as StaticDocumentSpec['document'] },
    })
    await docs.register(swaggerUi, { routePrefix: '/docs' })
  })
}
