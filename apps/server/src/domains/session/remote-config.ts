import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { RemoteConfig } from '@cliffhanger/contract/session/schemas.ts'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../context.ts'
import { originOf } from '../../platform/http/origin.ts'
import { openClientSeal } from '../../platform/security/client-seal.ts'
import type { SessionDeps } from './deps.ts'
import { presentAddresses } from './platform-configuration.ts'

const firstOf = (addresses: string | readonly string[]): string =>
  typeof addresses === 'string' ? addresses : (addresses[0] ?? '')

/** What a client must know before its first call (K-15). */
function presentConfig(platform: PlatformSettings, platformCode: string, origin: string): RemoteConfig {
  const { api_url: api, ws_url: ws, upload_url } = presentAddresses(platform, origin)
  const { h5_url, android_url, ios_url } = platform
  return {
    plat_code: platformCode,
    plat_status: platform.plat_status,
    plat_download: { h5_api_url: api, h5_ws_url: ws, h5_url, android_url, ios_url },
    api_url: firstOf(api),
    ws_url: firstOf(ws),
    upload_url,
  }
}

/** Serves the start-up configuration, and the ping by which clients race the nodes (S-4). Both may be asked from anywhere. */
export function registerRemoteConfig(app: FastifyInstance, { settings }: ServerContext, deps: SessionDeps): void {
  const seal = openClientSeal(settings.CONFIG_KEY)
  app.get('/config/app.json', { exposeHeadRoute: false }, async (request, reply) => {
    const config = presentConfig(await deps.platform(), settings.PLAT_CODE, originOf(settings, request))
    return reply
      .header('cache-control', 'no-store')
      .header('access-control-allow-origin', '*')
      .type('text/plain; charset=utf-8')
      .send(seal(config))
  })
  app.head('/ping', (_request, reply) =>
    reply.header('cache-control', 'no-store').header('access-control-allow-origin', '*').send(),
  )
}
