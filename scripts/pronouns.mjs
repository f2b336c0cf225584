import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { root, run } from './process.mjs'
import { piecesOf } from './references.mjs'

/**
 * No comment, test title, summary of a call or document calls a person `he` or `she`: it names the member, the caller or the operator, or
 * says they. Code spans may hold these words, and docs/texts quotes texts as they were delivered. Migrations are never edited and pass.
 */

/** @typedef {import('./references.mjs').Piece} Piece */

const pronoun = /\b(?:he|him|his|himself|she|hers?|herself)\b/gi
const codeSpan = /`[^`\n]*`/g
const summaryOf = /\bsummary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g

/** @param {string} text @param {number} at */
const lineAt = (text, at) => text.slice(0, at).split('\n').length

/** The summaries of the calls in a source. @param {string} text @returns {Piece[]} */
const summariesOf = (text) =>
  [...text.matchAll(summaryOf)].map((match) => ({ text: match[0], line: lineAt(text, match.index) }))

/**
 * The pronouns in these words, each with its line. A title in backticks is no code span.
 *
 * @param {Piece} piece
 * @returns {string[]}
 */
const findPronouns = ({ text, line }) => {
  const words = text.startsWith('`') ? text.slice(1, -1) : text.replaceAll(codeSpan, '')
  return [...words.matchAll(pronoun)].map((match) => `${line + lineAt(words, match.index) - 1} ${match[0]}`)
}

/** @param {string} file @param {string} text @returns {string[]} */
const pronounsIn = (file, text) => {
  const pieces = file.endsWith('.md')
    ? text.split('\n').map((words, index) => ({ text: words, line: index + 1 }))
    : [...piecesOf(text), ...summariesOf(text)]
  return pieces.flatMap(findPronouns)
}

/** A check that cannot fail proves nothing: each place that is looked at has its pronoun here, and nothing else has one. */
const canFail = () =>
  [
    pronounsIn('a.ts', '/** What he\n * wrote to\n * her. */\nconst a = 1 // his\n'),
    pronounsIn('a.tsx', 'const a = <a>{/* her name */}</a>\nconst b = {\n  // him\n}'),
    pronounsIn('a.test.ts', "it('asks him', () => {})\ntest(`shows himself`, () => {})"),
    pronounsIn('a.ts', "call({ summary:\n 'What she reads' })"),
    pronounsIn('a.md', 'One\nHe reads `his`.'),
    pronounsIn('a.ts', "// The other, there: `he`\nconst he = 'he'"),
  ].join('; ') === '1 he,3 her,4 his; 1 her,3 him; 1 him,2 himself; 2 she; 2 He; '

const main = async () => {
  const { output } = await run('git', ['ls-files'])
  const files = output
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs|md)$/.test(file) && !file.startsWith('docs/texts/'))
  const found = await Promise.all(
    files.map(async (file) =>
      pronounsIn(file, await readFile(join(root, file), 'utf8')).map((what) => `${file}:${what}`),
    ),
  )
  const wrong = found.flat()
  console.log(wrong.join('\n'))
  console.log(`pronouns of ${files.length} files: ${wrong.length} call a person he`)
  process.exitCode = wrong.length > 0 || !canFail() ? 1 : 0
  if (!canFail()) console.log('The check finds nothing any more')
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) await main()
