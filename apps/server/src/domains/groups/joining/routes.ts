import { paths } from '@cliffhanger/contract/client-paths.ts'
import { joinCode } from '@cliffhanger/contract/groups/join-links.ts'
import type { FastifyInstance } from 'fastify'

/** `/g/{code}`: leads into the client, which signs in first whoever is not and then shows what the link leads to. It tells nothing of the
 *  group: the code is looked at by a member alone. */
export function registerJoinPages(app: FastifyInstance): void {
  app.get<{ Params: { code: string } }>('/g/:code', (request, reply) => {
    const { code } = request.params
    const target = `${paths.joinGroup}?code=${code}`
    const isCode = joinCode().safeParse(code).success
    return reply
      .header('cache-control', 'no-cache')
      .redirect(isCode ? `/#${paths.open}?to=${encodeURIComponent(target)}` : '/', 302)
  })
}
