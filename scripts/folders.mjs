import { dirname } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { run } from './process.mjs'

/** Keeps folders small enough to find one's way in: at most 25 source files each. Tests and styles stand beside them and are not counted. */

const most = 25

const isSource = (/** @type {string} */ file) =>
  /^(?:apps|packages|e2e|bench|scripts)\/.*\.(?:ts|tsx|mjs)$/.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file)

/**
 * Folders with too many source files of their own, subfolders not counted.
 *
 * @param {readonly string[]} files paths from the root
 * @returns {string[]} `folder: count`
 */
export const findCrowded = (files) =>
  [...Map.groupBy(files.filter(isSource), (file) => dirname(file))]
    .filter(([, held]) => held.length > most)
    .map(([folder, held]) => `${folder}: ${held.length}`)

const main = async () => {
  const { output } = await run('git', ['ls-files'])
  const files = output.split('\n').filter((file) => file !== '')
  const crowded = findCrowded(files)
  // A check that cannot fail proves nothing.
  const canFail = findCrowded(Array.from({ length: most + 1 }, (_, index) => `apps/web/src/${index}.ts`)).length === 1
  console.log(crowded.join('\n'))
  const folders = new Set(files.filter(isSource).map((file) => dirname(file))).size
  console.log(`${folders} folders: ${crowded.length} with more than ${most} source files`)
  process.exitCode = crowded.length > 0 || !canFail ? 1 : 0
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) await main()
