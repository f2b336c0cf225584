import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settingDescriptions } from '../apps/server/src/settings.ts'
import { root } from './process.mjs'

const file = join(root, 'docs', 'SETTINGS.md')

/** @param {string} value */
const written = (value) => (value === '' ? '(empty)' : `\`${{ true: '1', false: '0' }[value] ?? value}\``)

const page = `# Settings

Environment variables of the server. This page is written by \`npm run settings\` from \`apps/server/src/settings.ts\`.
A wrong value stops the server with one sentence that names the setting.

| Name | Default | Meaning |
| --- | --- | --- |
${settingDescriptions.map(({ name, fallback, about }) => `| \`${name}\` | ${written(fallback)} | ${about.replaceAll('|', '\\|')} |`).join('\n')}
`

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== page) {
    console.error('docs/SETTINGS.md differs from the schema: run `npm run settings`.')
    process.exitCode = 1
  }
} else {
  writeFileSync(file, page)
}
