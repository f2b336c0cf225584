import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { segmentAt, totalOf } from '@cliffhanger/rules/rewards/wheel-draw.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawNumber } from './seeds.ts'

/** What a stranger does with a draw: the program printed in docs/WHEEL.md, and the command of this repository. Neither is the code that drew. */

const root = fileURLToPath(new URL('../../../../../../', import.meta.url))
const run = promisify(execFile)
const weights = [280, 180, 80, 150, 70, 200, 35, 5]

const newDraw = (number: number) => {
  const seed = createHash('sha256').update(`seed ${number}`).digest('hex')
  const place = { userId: 1000 + number, clientSeed: `mine-${number}`, nonce: number }
  const rawResult = drawNumber(seed, place, totalOf(weights))
  return {
    user_id: place.userId,
    commit: createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
    server_seed: seed,
    client_seed: place.clientSeed,
    nonce: place.nonce,
    raw_result: rawResult,
    raw_prize_id: segmentAt(weights, rawResult) + 1,
    segments: weights.map((weight, index) => ({ prize_id: index + 1, weight })),
  }
}

let folder: string
let program: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cliffhanger-wheel-'))
  program = join(folder, 'check.mjs')
  const document = await readFile(join(root, 'docs/WHEEL.md'), 'utf8')
  await writeFile(program, /```js\n([\s\S]*?)```/.exec(document)?.[1] ?? '')
})
afterAll(() => rm(folder, { recursive: true }))

async function written(draw: object): Promise<string> {
  const file = join(folder, 'draw.json')
  await writeFile(file, JSON.stringify(draw))
  return file
}

const command = async (draw: object) => {
  const file = await written(draw)
  return run('node', [join(root, 'scripts/verify-spin.mjs'), file]).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )
}

describe('a stranger', () => {
  it('S-107: comes to the same prize with the ten lines of the document, and with the command', async () => {
    for (let number = 1; number <= 8; number++) {
      const draw = newDraw(number)
      const { stdout } = await run('node', [program, await written(draw)])
      expect(stdout).toBe(`true ${draw.raw_result} ${draw.raw_prize_id}\n`)
      expect(await command(draw)).toMatchObject({ code: 0, stdout: expect.stringContaining('as promised') })
    }
  })

  it.each([
    ['another seed', { server_seed: 'ab'.repeat(32) }, 'not the one shown'],
    ['another result', { raw_result: 1001 }, 'not 1001'],
    ['another prize', { raw_prize_id: 99 }, 'not 99'],
  ])('S-107: is told of %s', async (_what, changes, words) => {
    expect(await command({ ...newDraw(1), ...changes })).toMatchObject({
      code: 1,
      stdout: expect.stringContaining(words),
    })
  })
})
