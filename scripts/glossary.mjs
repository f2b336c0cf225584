import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { root, run } from './process.mjs'

/**
 * Holds the names of the code to docs/GLOSSARY.md: no declared name and no file name contains a word that the glossary replaces.
 * Names that others give (the wire, libraries) are not declared here and pass. The platforms of server and client, and the client's
 * components, are held to more: no line of them contains a word of the product.
 */

const heading = '## Words we replace'

/** @typedef {{ word: string, instead: string }} Replaced */
/** @typedef {{ file: string, line: number, name: string }} Named */

/**
 * The table under the heading: `| word | instead |`, several words separated by commas.
 *
 * @param {string} glossary
 * @returns {Replaced[]}
 */
export const readReplaced = (glossary) =>
  (glossary.split(heading)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Word') && !line.startsWith('| ---'))
    .flatMap((line) => {
      const [, words = '', instead = ''] = line.split('|').map((cell) => cell.trim())
      return words.split(', ').map((word) => ({ word, instead }))
    })

const productHeading = '## Words of the product'
/** Folders that do not know the product, and words of it that mean something else there: controls of a form stand in groups (ARIA). */
const withoutProduct = [
  { folder: 'apps/server/src/platform/', except: [] },
  { folder: 'apps/web/src/platform/', except: [] },
  { folder: 'apps/web/src/ui/', except: ['group'] },
]
/** A word of the product in somebody else's term: a function of JavaScript, a clause of SQL, processes of the system. */
const termsOfOthers = /\bgroupBy\b|\bgroup by\b|\bprocess group\b/g

/**
 * The words in the table under the heading, several in a row.
 *
 * @param {string} glossary
 * @returns {string[]}
 */
export const readProductWords = (glossary) =>
  (glossary.split(productHeading)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line))
    .flatMap((line) => line.replaceAll('|', '').trim().split(', '))

/**
 * Lines with a word of the product.
 *
 * @param {string} text
 * @param {readonly string[]} productWords
 * @returns {{ line: number, word: string }[]}
 */
export const findProductWords = (text, productWords) =>
  text.split('\n').flatMap((line, index) => {
    const words = new Set(wordsOf(line.replaceAll(termsOfOthers, '')).flatMap((word) => [word, word.replace(/s$/, '')]))
    const word = productWords.find((one) => words.has(one))
    return word === undefined ? [] : [{ line: index + 1, word }]
  })

/** The words of a name: `openUnlockDesk`, `unlock-desk.ts` and `UNLOCK_DESK` hold "desk". @param {string} name */
export const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')

/** @param {string} name @param {readonly Replaced[]} replaced */
export const findReplaced = (name, replaced) => {
  const words = new Set(wordsOf(name).flatMap((word) => [word, word.replace(/s$/, '')]))
  return replaced.find(({ word }) => words.has(word))
}

/** @param {ts.Node} node @returns {ts.Identifier | undefined} */
const declaredName = (node) => {
  if (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isMethodDeclaration(node)
  )
    return node.name && ts.isIdentifier(node.name) ? node.name : undefined
  return undefined
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Named[]}
 */
export const listDeclared = (file, text) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** @type {Named[]} */
  const found = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    const name = declaredName(node)
    if (name)
      found.push({ file, line: source.getLineAndCharacterOfPosition(name.getStart()).line + 1, name: name.text })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const main = async () => {
  const glossary = await readFile(join(root, 'docs/GLOSSARY.md'), 'utf8')
  const replaced = readReplaced(glossary)
  const productWords = readProductWords(glossary)
  const { output } = await run('git', ['ls-files', 'apps', 'packages', 'e2e', 'bench', 'scripts'])
  const files = output.split('\n').filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  const named = (
    await Promise.all(
      files.map(async (file) => [
        { file, line: 1, name: file.split('/').slice(-1).join('') },
        ...listDeclared(file, await readFile(join(root, file), 'utf8')),
      ]),
    )
  ).flat()
  const wrong = named.flatMap(({ file, line, name }) => {
    const hit = findReplaced(name, replaced)
    return hit ? [`${file}:${line} ${name}: "${hit.word}" is ${hit.instead} (docs/GLOSSARY.md)`] : []
  })
  const searched = withoutProduct.map(({ folder, except }) => ({
    folder,
    words: productWords.filter((word) => !except.some((one) => one === word)),
    held: files.filter((file) => file.startsWith(folder) && !/\.test\.tsx?$|\/testing\.ts$/.test(file)),
  }))
  for (const { folder, words, held } of searched)
    for (const file of held) {
      const path = findProductWords(file.slice(folder.length), words).map(({ word }) => ({ line: 0, word }))
      const lines = findProductWords(await readFile(join(root, file), 'utf8'), words)
      for (const { line, word } of [...path, ...lines])
        wrong.push(`${file}:${line} "${word}" is a word of the product (docs/GLOSSARY.md): ${folder} does not know it`)
    }
  console.log(wrong.join('\n'))
  console.log(
    `${replaced.length} replaced words looked for in ${named.length} names of ${files.length} files: ${wrong.length} found`,
  )
  for (const { folder, words, held } of searched)
    console.log(`${words.length} words of the product looked for in ${held.length} files of ${folder}`)
  // A check that cannot fail proves nothing: a made-up name has to be found.
  const canFail =
    findReplaced(`newDesks`, replaced) !== undefined &&
    findReplaced('desktop', replaced) === undefined &&
    searched.every(({ words, held }) => words.length > 0 && held.length > 0) &&
    findProductWords('const groupSockets = 1\n// of friends', productWords).length === 2 &&
    findProductWords('Map.groupBy(chatter)', productWords).length === 0
  process.exitCode = wrong.length > 0 || !canFail ? 1 : 0
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) await main()
