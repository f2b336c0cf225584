/** Which part of the work a process does; `all` does everything (docs/ARCHITECTURE.md). */
export type Role = 'all' | 'api' | 'gateway' | 'worker'

/** Whether a process of this role answers calls, holds sockets, works off jobs. */
export const roleDoes = {
  calls: (role: Role) => role === 'all' || role === 'api',
  sockets: (role: Role) => role === 'all' || role === 'gateway',
  jobs: (role: Role) => role === 'all' || role === 'worker',
} as const
