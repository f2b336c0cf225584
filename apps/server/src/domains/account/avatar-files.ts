import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import type { FastifyInstance } from 'fastify'

const folder = new URL('../../../assets/avatars/', import.meta.url)
const aDaySeconds = 86_400

/** Serves the shipped pictures under the addresses the contract lists, packed for whoever can unpack them: a drawing is text, and six times as large as it. */
export async function registerAvatars(app: FastifyInstance): Promise<void> {
  for (const path of shippedAvatars) {
    const picture = await readFile(new URL(basename(path), folder))
    const packed = gzipSync(picture)
    app.get(path, (request, reply) => {
      const takesPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
      if (takesPacked) reply.header('content-encoding', 'gzip')
      return reply
        .header('content-type', 'image/svg+xml')
        .header('vary', 'accept-encoding')
        .header('cache-control', `public, max-age=${aDaySeconds}`)
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .send(takesPacked ? packed : picture)
    })
  }
}
