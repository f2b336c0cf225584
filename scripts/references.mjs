import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { root, run } from './process.mjs'

/**
 * Every reference in a comment, a test title or a document leads somewhere: rule numbers (`S-36`) to an item of docs/rules, documents and
 * paths to files of this tree. A path may leave out its beginning and `src/`, as `rules/drama/heat.ts` does.
 */

/** @typedef {{ text: string, line: number }} Piece */
/** @typedef {{ exists: (reference: string) => boolean, adrs: ReadonlySet<string>, numbers: ReadonlySet<string> }} Tree */

const numberOf = /(?<![\w-])([SVRCEKA]-\d{1,3})(?![\w-])/g
const pathOf = /(?<![\w./@:$}-])(?:[\w.-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|sql|md|css)(?![\w-]|\.\w)/g
const adrOf = /docs\/adr\/(\d{4})\b/g

/** What looks like a reference and is none: patterns, names of test files made on the fly, files that a build or a platform makes. */
const noPaths = /^(?:\.config\.ts|\.test\.tsx?|\.spec\.ts|\.ts|\.tsx|\.sql|\.md|\.css|\.mjs)$/

/** @param {readonly string[]} files @returns {(reference: string) => boolean} */
const finder = (files) => {
  const known = new Set(files.flatMap((file) => [file, file.replace('/src/', '/')]).flatMap(tailsOf))
  return (reference) => known.has(reference.replace(/^(?:\.{1,2}\/)+/, ''))
}

/** `a/b/c.ts`, `b/c.ts` and `c.ts`. @param {string} file */
const tailsOf = (file) => {
  const parts = file.split('/')
  return parts.map((_, index) => parts.slice(index).join('/'))
}

/**
 * Comments and strings of TypeScript and JavaScript.
 *
 * @param {string} text
 * @returns {Piece[]}
 */
export const piecesOf = (text) => {
  const source = ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  /** @type {Map<number, Piece>} */
  const pieces = new Map()
  const lineAt = (/** @type {number} */ at) => source.getLineAndCharacterOfPosition(at).line + 1
  /** @param {ts.Node} node */
  const visit = (node) => {
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ])
      pieces.set(pos, { text: text.slice(pos, end), line: lineAt(pos) })
    const title = titleOf(node)
    if (title) pieces.set(title.getStart(), { text: title.getText(), line: lineAt(title.getStart()) })
    // Tokens too: a comment may stand alone between two braces.
    for (const child of node.getChildren(source)) if (!ts.isJSDoc(child)) visit(child)
  }
  visit(source)
  return [...pieces.values()]
}

/** The title of a test. @param {ts.Node} node */
const titleOf = (node) => {
  if (!ts.isCallExpression(node) || !/^(?:it|describe|test)\b/.test(node.expression.getText())) return undefined
  const [first] = node.arguments
  return first && ts.isStringLiteralLike(first) ? first : undefined
}

/**
 * What in these words leads nowhere.
 *
 * @param {string} text
 * @param {Tree} tree
 * @returns {string[]}
 */
export const findBroken = (text, { exists, adrs, numbers }) => [
  ...[...text.matchAll(numberOf)].flatMap(([, number = '']) => (numbers.has(number) ? [] : [`rule ${number}`])),
  ...[...text.matchAll(adrOf)].flatMap(([whole, number = '']) => (adrs.has(number) ? [] : [whole])),
  ...[...text.matchAll(pathOf)].flatMap(([path]) => (noPaths.test(path) || exists(path) ? [] : [path])),
]

/** @param {string} file @param {string} text @returns {Piece[]} */
const wordsOf = (file, text) => {
  if (/\.(?:ts|tsx|mjs)$/.test(file)) return piecesOf(text)
  const lines = text.split('\n').map((line, index) => ({ text: line, line: index + 1 }))
  return file.endsWith('.sql') ? lines.filter(({ text: line }) => line.trimStart().startsWith('--')) : lines
}

const main = async () => {
  const { output } = await run('git', ['ls-files'])
  const files = output.split('\n').filter((file) => file !== '')
  const read = async (/** @type {string} */ file) => readFile(join(root, file), 'utf8')
  const rules = await Promise.all(files.filter((file) => file.startsWith('docs/rules/')).map(read))
  const numbers = new Set(
    rules.flatMap((page) => [...page.matchAll(/^- \*\*([SVRCEKA]-\d+)\.\*\*/gm)].map(([, number = '']) => number)),
  )
  const adrs = new Set(files.flatMap((file) => /^docs\/adr\/(\d{4})/.exec(file)?.[1] ?? []))
  const tree = { exists: finder(files), adrs, numbers }
  // Drawings hold letters and figures that look like rules. Three migrations that are applied everywhere name documents of their time.
  const left = /packages\/demo-films|migrations\/(?:0006|0018|0022)_|scripts\/(?:references|glossary)\.mjs/
  const looked = files.filter((file) => /\.(?:ts|tsx|mjs|sql|md)$/.test(file) && !left.test(file))
  const broken = (
    await Promise.all(
      looked.map(async (file) =>
        wordsOf(file, await read(file)).flatMap(({ text, line }) =>
          findBroken(text, tree).map((what) => `${file}:${line} ${what}`),
        ),
      ),
    )
  ).flat()
  // A check that cannot fail proves nothing.
  const canFail = findBroken('S-999, docs/adr/9999, rules/none.ts and none.md', tree).length === 4
  console.log(broken.join('\n'))
  console.log(`references of ${looked.length} files to ${numbers.size} rules: ${broken.length} lead nowhere`)
  process.exitCode = broken.length > 0 || !canFail || numbers.size === 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) await main()
