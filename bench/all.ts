import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openDemonstration } from './harness/demonstration.ts'
import { round } from './harness/figure.ts'
import { measure, type Run, root } from './harness/run.ts'

/** Every measurement, one after the other, in about an hour. Prints the figures and writes them to `.out/figures.jsonl`.
 *  Run it on a quiet machine with built clients. What the environment says of knobs and `SPIKE_DIR` holds for every script. */
type Environment = Readonly<Record<string, string>>

const figuresFile = join(root, '.out/figures.jsonl')
const limitMs = 7 * 60_000

const machine = {
  machine: cpus()[0]?.model.trim(),
  cores: cpus().length,
  memoryGB: round(totalmem() / 2 ** 30, 0),
  node: process.version,
  load: round(loadavg()[0] ?? 0),
  at: new Date().toISOString(),
}

async function note(line: string): Promise<void> {
  console.log(line)
  await appendFile(figuresFile, `${line}\n`)
}

/** Runs one script to its end; one that fails is told and does not keep the others from running. */
async function runScript(run: Run, script: string, environment: Environment = {}): Promise<void> {
  console.error(`— ${script}`)
  const child = spawn(process.execPath, [join(root, 'bench', script)], {
    cwd: root,
    // The environment of the caller goes before ours.
    env: { ...environment, ...process.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  await run.save(
    Promise.resolve({
      async stop() {
        child.kill('SIGTERM')
        await ended
      },
    }),
  )
  const limit = setTimeout(() => child.kill('SIGTERM'), limitMs)
  for await (const line of createInterface({ input: child.stdout })) await note(line)
  await ended
  clearTimeout(limit)
  if (child.exitCode === 0) return
  process.exitCode = 1
  console.error(`${script} ended with ${child.exitCode ?? child.signalCode}`)
}

await mkdir(join(root, '.out'), { recursive: true })
await writeFile(figuresFile, '')
await note(JSON.stringify(machine))

await measure(async (run) => {
  await runScript(run, 'start-times.ts')
  await runScript(run, 'messages.ts', { RATES: '4000,6000,8000,10000,12000,14000,16000,18000', SECONDS: '5' })
  await runScript(run, 'one-row-call.ts', { SECONDS: '4', ROUNDS: '5' })
  await runScript(run, 'sockets.ts')
  await runScript(run, 'storm.ts')
  await runScript(run, 'groups.ts')
  await runScript(run, 'groups.ts', { ANNOUNCE: '1', MEMBERS: '5000' })
  await runScript(run, 'reactions.ts')
  await runScript(run, 'unlock.ts')
  await runScript(run, 'spend.ts')
  // A million entries, as the table of figures has them, take longer than all the others together.
  await runScript(run, 'ledger.ts', { ENTRIES: '200000' })
  await runScript(run, 'bills.ts')
  await runScript(run, 'home-feed.ts')
  await runScript(run, 'recommend.ts')
  await runScript(run, 'transcoding.ts', { CLIP_SECONDS: '20', ROUNDS: '2' })
})

// Films are played from platforms of their own, one of which has to know the bare page.
await measure(async (run) => {
  await runScript(run, 'first-frame.ts')
  await runScript(run, 'slow-play.ts')
})

// One demonstration serves the scripts that look at it.
await measure(async (run) => {
  const { url } = await openDemonstration(run, { DEMO_DRAMAS: '4' })
  await runScript(run, 'home-size.ts', { DEMONSTRATION_URL: url })
  await runScript(run, 'home-vitals.ts', { DEMONSTRATION_URL: url })
  await runScript(run, 'lighthouse.ts', { DEMONSTRATION_URL: url })
  await runScript(run, 'transitions.ts', { DEMONSTRATION_URL: url })
})
