import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { eventsIn, serverActionsIn } from '@cliffhanger/contract/testing/socket-actions.ts'
import ts from 'typescript'
import { expect, it } from 'vitest'

const sources = path.resolve(import.meta.dirname, '../..')

/** The events of the contract that a file uses as values, not as types: what it sends. */
async function eventsUsedBy(file: string): Promise<string[]> {
  const text = readFileSync(file, 'utf8')
  if (!text.includes('@cliffhanger/contract/')) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const actions: string[] = []
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const from = statement.moduleSpecifier.text
    if (!from.startsWith('@cliffhanger/contract/')) continue
    const known = eventsIn(await import(from))
    const used = usedIn(source)
    for (const [name, { action }] of known) if (used.has(name)) actions.push(action)
  }
  return actions
}

/** Names, and names of properties, that stand where a value is: not in an import and not in a type. */
function usedIn(source: ts.SourceFile): Set<string> {
  const used = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression))
      used.add(`${node.expression.text}.${node.name.text}`)
    if (ts.isIdentifier(node)) used.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return used
}

it('every action of socket.md is an event of the contract that the server sends', async () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter((name) => !/\.test\.ts$|testing/u.test(name))
  const sent = new Set<string>()
  for (const file of files) for (const action of await eventsUsedBy(path.join(sources, file))) sent.add(action)
  const listed = serverActionsIn(readFileSync(path.join(sources, '../../../docs/wire/socket.md'), 'utf8'))
  expect(listed.length).toBeGreaterThan(55)
  expect(listed.filter((action) => !sent.has(action))).toEqual([])
  expect([...sent].filter((action) => !listed.includes(action))).toEqual([])
})
