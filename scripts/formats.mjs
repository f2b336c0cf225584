import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { root, run } from './process.mjs'

/**
 * Dates, times, durations, numbers and money are written by packages/i18n/src/format alone, so that a member reads them in one way
 * everywhere. Days that machines count (`2026-11-22`) are of packages/rules.
 */

const allowed = [/^packages\/i18n\/src\/format\//, /^packages\/rules\/src\/platform-day\.ts$/, /\.test\.tsx?$/]

/** What writes by itself. Asking for a time zone, sorting and cutting into characters write nothing. */
const writers = [
  /\bIntl\.(?:DateTimeFormat|NumberFormat|RelativeTimeFormat|DurationFormat|ListFormat|DisplayNames)\b(?!\([^)]*\)\.resolvedOptions\(\)\.timeZone)/,
  /\.toLocale(?:Date|Time)?String\(/,
]

/** Lines of a source that write a date or a number by themselves. @param {string} text @returns {string[]} */
export const ownFormats = (text) =>
  text
    .split('\n')
    .flatMap((line, index) => (writers.some((writer) => writer.test(line)) ? [`${index + 1}: ${line.trim()}`] : []))

const check = async () => {
  const proof = ownFormats(
    "a.toLocaleString('en')\nnew Intl.NumberFormat('en')\nIntl.DateTimeFormat().resolvedOptions().timeZone",
  )
  if (proof.length !== 2) throw new Error('The check finds nothing any more')
  const { output } = await run('git', ['ls-files', 'packages', 'apps'], { timeoutMs: 60_000 })
  const files = output.split('\n').filter((file) => /\.tsx?$/.test(file) && !allowed.some((each) => each.test(file)))
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), 'utf8').catch(() => '')
      return ownFormats(text).map((line) => `${file}:${line}`)
    }),
  )
  const errors = found.flat()
  for (const error of errors) console.log(error)
  console.log(`${files.length} files: ${errors.length} formats of their own`)
  return errors.length
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) process.exitCode = (await check()) === 0 ? 0 : 1
