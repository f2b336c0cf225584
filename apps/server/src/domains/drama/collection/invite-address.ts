import type { FastifyInstance } from 'fastify'

/** Path before a member's code in the short form of their invitation. */
export const shortInvitePath = '/u/'

/** Leads the short form of an invitation to the client, which keeps the code. What is no code leads there without one. */
export const registerInviteAddress = (app: FastifyInstance): void => {
  app.get<{ Params: { code: string } }>(`${shortInvitePath}:code`, (request, reply) => {
    const { code } = request.params
    return reply.redirect(/^[A-Za-z0-9]{1,32}$/.test(code) ? `/#/?u=${code}` : '/')
  })
}
