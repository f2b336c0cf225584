import { parseArgs } from 'node:util'
import type { Role } from './platform/role.ts'

/** What the process was asked to do. */
export type Command =
  | { readonly name: 'serve'; readonly role: Role }
  | { readonly name: 'drama'; readonly words: readonly string[] }
  | { readonly name: 'operator'; readonly words: readonly string[] }

const roles: readonly Role[] = ['all', 'api', 'gateway', 'worker']
const isRole = (value: string): value is Role => roles.some((role) => role === value)

/** Reads the arguments; throws one sentence where they make no sense. */
export function readCommand(args: readonly string[]): Command {
  const [name, ...words] = args
  if (name === 'drama' || name === 'operator') return { name, words }
  const { values } = parseArgs({
    args: [...args],
    options: { role: { type: 'string', default: 'all' } },
    allowPositionals: false,
  })
  if (!isRole(values.role)) throw new Error(`--role must be one of ${roles.join(', ')}`)
  return { name: 'serve', role: values.role }
}
