import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildClients } from './build.mjs'
import { playJourneys } from './journeys.mjs'
import { prepareMachine } from './machine.mjs'
import { ensurePackages, pinnedNode } from './packages.mjs'
import { root } from './process.mjs'
import { printFailures, verify } from './verify.mjs'

await ensurePackages()
pinnedNode()
const { chromiumPath, missing } = await prepareMachine()
for (const sentence of missing) console.log(sentence)
// The components are drawn in the same Chromium as the journeys.
if (chromiumPath !== undefined) process.env['CHROMIUM_PATH'] ??= chromiumPath
if (process.argv.includes('--only-machine')) process.exit(missing.length === 0 ? 0 : 1)

const { failures, tests } = await verify()
const build = await buildClients()
const journeys = await playJourneys(chromiumPath)
printFailures([...failures, ...(build.code === 0 ? [] : [{ name: 'build of the clients', output: build.output }])])

const passed = tests.passed + journeys.passed
const failed = missing.length + failures.length + tests.failed + Number(build.code !== 0) + journeys.failed
const sum = `${passed} passed, ${failed} failed`
mkdirSync(join(root, '.out'), { recursive: true })
writeFileSync(join(root, '.out', 'sum.txt'), `${sum}\n`)
console.log(`\n${sum}`)
process.exit(failed === 0 ? 0 : 1)
