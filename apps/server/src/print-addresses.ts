import { networkInterfaces } from 'node:os'

/** A sign-in that the demonstration platform offers. */
export interface DemoSignIn {
  readonly who: string
  readonly login: string
  readonly password: string
  /** Secret of the authenticator where one is needed. */
  readonly totpSecret?: string
}

const lanAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flat()
    .find((entry) => entry?.family === 'IPv4' && !entry.internal)?.address

/** What somebody who started the platform needs to know, as lines for the terminal. */
export function addressLines(port: number, signIns: readonly DemoSignIn[]): readonly string[] {
  const base = `http://localhost:${port}`
  const lan = lanAddress()
  return [
    '',
    '  Cliffhanger is ready',
    '',
    `  Client    ${base}/`,
    ...(lan ? [`            http://${lan}:${port}/  (from a phone in the same network)`] : []),
    `  Console   ${base}/console/`,
    `  API       ${base}/docs`,
    ...(signIns.length > 0 ? ['', '  Demonstration sign-ins'] : []),
    ...signIns.map(
      ({ who, login, password, totpSecret }) =>
        `  ${who.padEnd(12)} ${login} / ${password}${totpSecret ? `   authenticator secret ${totpSecret}` : ''}`,
    ),
    '',
    '  Ctrl-C stops everything.',
    '',
  ]
}
