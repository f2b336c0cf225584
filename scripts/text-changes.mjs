import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './process.mjs'

/**
 * Writes docs/texts: every English text whose words changed since the product got its new ones, before and after, a page for each group.
 * `node scripts/text-changes.mjs` compares the tree with the commit before the first of them.
 */

const firstSubject = 'feat(i18n): agreements in plain words, Gold by its name'
const texts = 'packages/i18n/src'
const target = join(root, 'docs', 'texts')

/** @typedef {ReadonlyMap<string, string>} Texts a text by its key */
/** @typedef {ReadonlyMap<string, Texts>} Groups texts by the name of their group */

/** @param {readonly string[]} args */
const git = (args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })

/** A plural is written with all of its forms. @param {unknown} value @returns {string | undefined} */
const textOf = (value) => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || !('other' in value)) return undefined
  const forms = Object.values(value).map(String)
  return [...new Set(forms)].join(' / ')
}

/** @param {object} tree @param {string} prefix @returns {[string, string][]} */
const flat = (tree, prefix = '') =>
  Object.entries(tree).flatMap(([name, value]) => {
    const text = textOf(value)
    if (text !== undefined) return [[prefix + name, text]]
    return typeof value === 'object' && value !== null ? flat(value, `${prefix}${name}.`) : []
  })

/** The English texts of a folder of sources. @param {string} folder @returns {Promise<Groups>} */
const groupsIn = async (folder) => {
  /** @type {Map<string, Texts>} */
  const groups = new Map()
  const files = [
    ...readdirSync(join(folder, 'client-texts', 'en'), { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `client-texts/en/${name}`),
    'server-texts/en.ts',
    'notice-texts/en.ts',
  ]
  for (const file of files) {
    const name = file.startsWith('client') ? basename(file, '.ts') : (file.split('/')[0] ?? '')
    // These two only gather the others.
    if (name === 'first' || name === 'more') continue
    /** @type {Record<string, object>} */
    const module = await import(pathToFileURL(join(folder, file)).href)
    groups.set(name, new Map(Object.values(module).flatMap((tree) => flat(tree))))
  }
  return groups
}

/** The texts before the change, laid out in a folder that is gone afterwards. @returns {Promise<Groups>} */
const groupsBefore = async () => {
  const first =
    git(['log', '--format=%H', '--fixed-strings', `--grep=${firstSubject}`])
      .trim()
      .split('\n')
      .at(-1) ?? ''
  const folder = mkdtempSync(join(tmpdir(), 'texts-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    const paths = [`${texts}/client-texts/en`, `${texts}/server-texts/en.ts`, `${texts}/notice-texts/en.ts`]
    for (const path of git(['ls-tree', '-r', '--name-only', `${first}^`, ...paths])
      .trim()
      .split('\n')) {
      const copy = join(folder, path.slice(texts.length + 1))
      mkdirSync(join(copy, '..'), { recursive: true })
      writeFileSync(copy, git(['show', `${first}^:${path}`]))
    }
    return await groupsIn(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The group that holds the keys of one today: groups were renamed. @param {Texts} group @param {Groups} groups */
const successor = (group, groups) => {
  const shared = (/** @type {Texts} */ other) => [...group.keys()].filter((key) => other.has(key)).length
  return [...groups].toSorted(([, one], [, other]) => shared(other) - shared(one))[0]
}

/** @param {string} text */
const inCell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', '<br>')

const [before, after] = [await groupsBefore(), await groupsIn(join(root, texts))]
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
/** @type {string[]} */
const index = []
for (const [oldName, old] of before) {
  const [name, now] = after.has(oldName)
    ? [oldName, after.get(oldName)]
    : (successor(old, after) ?? [oldName, undefined])
  const rows = [...old].flatMap(([key, text]) => {
    const text2 = now?.get(key)
    return text2 === undefined || text2 === text ? [] : [`| \`${key}\` | ${inCell(text)} | ${inCell(text2)} |`]
  })
  if (rows.length === 0) continue
  const page = ['| Key | Before | After |', '| --- | --- | --- |', ...rows]
  writeFileSync(join(target, `${name}.md`), `# Texts of ${name}\n\n${page.join('\n')}\n`)
  index.push(`| [${name}](${name}.md) | ${rows.length} | ${now?.size ?? 0} |`)
}
const head = `# Texts before and after

English texts of the client, of refusals and mails (\`server-texts\`) and of notices whose wording changed when the product got its own texts.
Texts that are unchanged, new or removed are not listed. \`node scripts/text-changes.mjs\` generates these pages from the history.

| Group | Changed | Texts |
| --- | --- | --- |
`
writeFileSync(join(target, 'README.md'), `${head}${index.toSorted().join('\n')}\n`)
console.log(`${index.length} pages in docs/texts`)
