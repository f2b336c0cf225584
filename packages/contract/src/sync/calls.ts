import { call } from '../call.ts'
import { headsAnswer, headsQuestion, pullAnswer, pullQuestion } from './schemas.ts'

/** The questions of the socket over HTTP, for a device whose network blocks sockets (socket.md 3.3). */
export const syncCalls = {
  heads: call({
    id: 'sync-heads',
    method: 'POST',
    path: '/api/v6/Sync/heads',
    auth: 'bearer',
    request: headsQuestion,
    data: headsAnswer,
    errors: ['noPermission'],
    quiet: true,
    summary: 'Streams of mine that changed since a moment, at most 1000 by stream id.',
  }),
  pull: call({
    id: 'sync-pull',
    method: 'POST',
    path: '/api/v6/Sync/pull',
    auth: 'bearer',
    request: pullQuestion,
    data: pullAnswer,
    errors: ['noPermission'],
    quiet: true,
    summary: 'Events of one stream after a cursor, without holes, or a reset when too many are missing.',
  }),
}
