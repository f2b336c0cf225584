import { networkInterfaces } from 'node:os'
import { type Role, roleDoes } from './platform/role.ts'
import type { Settings } from './settings.ts'

/** A sign-in that the demonstration platform offers. */
export interface DemoSignIn {
  readonly who: string
  readonly login: string
  readonly password: string
  /** Secret of the authenticator where one is needed. */
  readonly totpSecret?: string
  /** What payments are confirmed with, where it is set. */
  readonly payPassword?: string
}

/** What a process is, as far as its lines for the terminal say. */
export interface Started {
  readonly port: number
  readonly role: Role
  readonly settings: Pick<Settings, 'DEMO' | 'HOST' | 'PUBLIC_URL'>
  readonly signIns: readonly DemoSignIn[]
}

const lanAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flat()
    .find((entry) => entry?.family === 'IPv4' && !entry.internal)?.address

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

/** Addresses at which members and operators are served, as far as this process serves them. */
function pageLines({ port, role, settings }: Started): readonly string[] {
  if (!roleDoes.calls(role))
    return [`  ${roleDoes.sockets(role) ? 'Socket    /ws' : 'Health    /healthz, /readyz'} on port ${port}`]
  const base =
    settings.PUBLIC_URL || `http://${isEverywhere(settings.HOST) ? 'localhost' : shownHost(settings.HOST)}:${port}`
  const lan = settings.PUBLIC_URL === '' && isEverywhere(settings.HOST) ? lanAddress() : undefined
  return [
    `  Client    ${base}/`,
    ...(lan ? [`            http://${lan}:${port}/  (from a phone on the same network)`] : []),
    `  Console   ${base}/console/`,
    `  API       ${base}/docs`,
  ]
}

/** One that only this machine has is called by its usual name. */
const shownHost = (host: string): string => {
  if (host === '127.0.0.1' || host === '::1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** What somebody who started the platform needs to know, as lines for the terminal. */
export function addressLines(started: Started): readonly string[] {
  const { role, settings, signIns } = started
  return [
    '',
    `  Cliffhanger is ready${role === 'all' ? '' : ` (${role})`}`,
    '',
    ...pageLines(started),
    ...(settings.DEMO
      ? [
          '',
          '  This is a demo. Its passwords are public and its money is not real.',
          '  To go live, set PUBLIC_URL. This also turns the demo off (see README.md).',
        ]
      : []),
    ...(signIns.length > 0 ? ['', '  Demo sign-ins'] : []),
    ...signIns.map(signInLine),
    '',
    '  Press Ctrl-C to stop everything.',
    '',
  ]
}

const signInLine = ({ who, login, password, totpSecret, payPassword }: DemoSignIn): string =>
  [
    `  ${who.padEnd(12)} ${login} / ${password}`,
    ...(totpSecret ? [`authenticator secret: ${totpSecret}`] : []),
    ...(payPassword ? [`payment password: ${payPassword}`] : []),
  ].join('   ')
