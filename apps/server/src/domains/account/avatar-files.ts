import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import type { FastifyInstance } from 'fastify'

const folder = new URL('../../../assets/avatars/', import.meta.url)
const aDaySeconds = 86_400

/** Serves the shipped pictures under the addresses the contract lists. */
export async function registerAvatars(app: FastifyInstance): Promise<void> {
  for (const path of shippedAvatars) {
    const picture = await readFile(new URL(basename(path), folder))
    app.get(path, (_request, reply) =>
      reply
        .header('content-type', 'image/svg+xml')
        .header('cache-control', `public, max-age=${aDaySeconds}`)
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .send(picture),
    )
  }
}
