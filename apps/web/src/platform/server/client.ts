import type { SessionEnd } from '@cliffhanger/client/session-tokens.ts'
import { createTokenRefresher } from '@cliffhanger/client/token-refresher.ts'
import { createTransport, type Transport } from '@cliffhanger/client/transport.ts'
import { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { deviceInfo } from '../session/device.ts'
import { inviterCode } from '../session/invitation.ts'
import { sessionTokens } from '../session/session.ts'
import { alone } from '../storage/alone.ts'
import { currentLanguage } from '../texts.ts'
import { apiBase } from './endpoints.ts'
import { loggedFetch, nameRequest } from './request-log.ts'
import { noteServerTime } from './server-clock.ts'

type SessionEndListener = (end: SessionEnd) => void
const sessionEndListeners = new Set<SessionEndListener>()

/** Hears when the server ended the session (E-4): its tokens are gone by then. */
export const onSessionEnd = (listener: SessionEndListener): void => {
  sessionEndListeners.add(listener)
}

export const announceSessionEnd: SessionEndListener = (end) => {
  for (const listener of sessionEndListeners) listener(end)
}

export const refresher = createTokenRefresher({
  tokens: sessionTokens,
  requestPair: async () => {
    const pair = await call(sessionCalls.refreshSession, deviceInfo(inviterCode()))
    return { accessToken: pair.access_token, refreshToken: pair.refresh_token }
  },
  onSessionEnd: announceSessionEnd,
  // The tabs of this device share one pair of tokens.
  alone: (task) => alone('refresh', task),
})

const transport = createTransport({
  baseUrl: apiBase,
  language: currentLanguage,
  tokens: sessionTokens,
  refresher,
  fetch: async (input, init) => {
    const askedMs = Date.now()
    const response = await loggedFetch(input, init)
    noteServerTime(response, askedMs)
    return response
  },
})

/** Makes a call of the contract. A failure can be asked for the id of its request (`requestIdOf`). */
export const call: Transport = async (row, input, options) => {
  try {
    return await transport(row, input, options)
  } catch (error) {
    nameRequest(error, row.path)
    throw error
  }
}
