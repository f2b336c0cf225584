import type { Plugin } from 'vite'

/** What a row of the contract says for the server and the published document alone: a client sends a request as its types say, and never reads these. */
const serverFields = new Set(['request', 'errors', 'rate', 'summary'])

const isContract = /\/packages\/contract\/src\//

/** The parts of a syntax tree that are looked at here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface CallNode extends Node {
  readonly callee: Node & { readonly name?: string }
  readonly arguments: readonly (Node & { readonly properties?: readonly PropertyNode[] })[]
}
interface PropertyNode extends Node {
  readonly key?: Node & { readonly name?: string }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const isCall = (node: Node): node is CallNode => node.type === 'CallExpression'

/** All calls of functions below a node; of a chain such as `string().check()` the last one, which stands for all of it. */
function* callsIn(node: Node, isInChain = false): Generator<CallNode> {
  if (isCall(node) && !isInChain) yield node
  for (const [name, value] of Object.entries(node)) {
    const goesOn = name === 'callee' || (isInChain && name === 'object')
    for (const child of [value].flat()) if (isNode(child)) yield* callsIn(child, goesOn)
  }
}

/** A place of the source, and what stands there instead of what is up to `end`. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const editsOf = (node: CallNode): Edit[] => {
  const mark = { start: node.start, end: node.start, text: '/* @__PURE__ */ ' }
  const [row] = node.arguments
  if (node.callee.name !== 'call' || !row?.properties) return [mark]
  const dropped = row.properties.filter(({ key }) => key?.name !== undefined && serverFields.has(key.name))
  return [mark, ...dropped.map(({ start, end }) => ({ start, end, text: '...{}' }))]
}

/** A module of the contract as a client needs it: its rows without what only the server reads, and every schema marked as droppable, so
 *  that those of requests leave the bundle. */
export const contractInClient = (code: string, program: Node): string => {
  const edits = [...callsIn(program)].flatMap(editsOf).toSorted((a, b) => a.start - b.start || a.end - b.end)
  let [edited, at] = ['', 0]
  for (const { start, end, text } of edits) {
    if (start < at) continue
    edited += code.slice(at, start) + text
    at = end
  }
  return edited + code.slice(at)
}

export const contractInClientPlugin: Plugin = {
  name: 'contract-in-client',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: isContract },
    handler(code) {
      return { code: contractInClient(code, this.parse(code)), map: null }
    },
  },
}
