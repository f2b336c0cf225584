import type { FastifyRequest } from 'fastify'
import type { EngineSettings } from '../settings.ts'

/** Where absolute addresses in an answer begin: PUBLIC_URL, and only in a demonstration without one what the request named. */
export const originOf = (
  { PUBLIC_URL }: Pick<EngineSettings, 'PUBLIC_URL'>,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => PUBLIC_URL || `${request.protocol}://${request.host}`
