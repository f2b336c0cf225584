import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const clocks =
  /(?<![.\w])(now\(\)|current_timestamp|current_date|localtime|(clock|transaction|statement)_timestamp\(\))/i

/** What reads the clock in what of these files, apart from notes of when a migration ran and comments. */
async function readersIn(folder: string, extension: RegExp): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => extension.test(name))
  expect(names.length).toBeGreaterThan(50)
  const readers: string[] = []
  for (const name of names) {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n')
    const isReading = (line: string) => clocks.test(line.replace(/--.*|\bapplied_at\b.*/, ''))
    if (lines.some(isReading)) readers.push(name)
  }
  return readers
}

it('no SQL of a domain reads the clock of the database: whoever hands a domain its clock hands it all of time', async () => {
  const server = join(import.meta.dirname, '../../..')
  expect(await readersIn(join(server, 'migrations'), /\.sql$/)).toEqual([])
  expect(await readersIn(join(server, 'src/domains'), /(?<!\.test)\.ts$/)).toEqual([])
})
