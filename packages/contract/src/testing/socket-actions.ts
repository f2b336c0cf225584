import type { EventRow } from '../event.ts'

/** The actions that the server sends, as the text of docs/wire/socket.md lists them (sections 5 to 9). */
export function serverActionsIn(page: string): string[] {
  const sections = page.split(/^## /mu).filter((section) => /^[5-9]\. From the server:/u.test(section))
  return sections.flatMap((section) =>
    [...section.matchAll(/^\| ([a-z_]+) \|/gmu)].flatMap(([, action = '']) => (action === 'action' ? [] : [action])),
  )
}

const isRow = (value: unknown): value is EventRow =>
  typeof value === 'object' && value !== null && 'action' in value && 'stream' in value && 'data' in value

/** Every event of a module, by the name that code imports or reads it by: `vipChanged`, `chatEvents.read`. */
export function eventsIn(module: Readonly<Record<string, unknown>>): Map<string, EventRow> {
  const found = new Map<string, EventRow>()
  for (const [name, value] of Object.entries(module)) {
    if (isRow(value)) found.set(name, value)
    else if (typeof value === 'object' && value !== null)
      for (const [inner, row] of Object.entries(value)) if (isRow(row)) found.set(`${name}.${inner}`, row)
  }
  return found
}
