import { createHash, createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import process from 'node:process'

/**
 * Recomputes a draw of the prize wheel without asking the platform (docs/WHEEL.md): `npm run -s verify-spin -- draw.json`, or the same on standard input.
 */

/** @typedef {{ user_id: number, commit: string, server_seed: string, client_seed: string, nonce: number, segments: { prize_id: number, name?: string, weight: number }[], raw_result?: number, raw_prize_id?: number }} Draw */

const wordBytes = 6
const wordCount = 2 ** 48

/**
 * The number below the sum of the weights that a draw comes to, and the segment it falls to.
 *
 * @param {Draw} draw
 */
export function recompute({ user_id: userId, server_seed: seed, client_seed: clientSeed, nonce, segments }) {
  const total = segments.reduce((sum, { weight }) => sum + weight, 0)
  const limit = wordCount - (wordCount % total)
  for (let round = 0; ; round++) {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(`${userId}:${clientSeed}:${nonce}:${round}`)
      .digest()
    for (let start = 0; start + wordBytes <= digest.length; start += wordBytes) {
      const word = digest.readUIntBE(start, wordBytes)
      if (word >= limit) continue
      const number = word % total
      let end = 0
      const segment = segments.find(({ weight }) => number < (end += weight))
      if (!segment) throw new Error('A number below the sum of the weights falls to a segment')
      return { number, segment }
    }
  }
}

/**
 * What is wrong with a draw; empty where everything is as promised.
 *
 * @param {Draw} draw
 * @returns {string[]}
 */
export function findErrors(draw) {
  const hash = createHash('sha256').update(Buffer.from(draw.server_seed, 'hex')).digest('hex')
  const { number, segment } = recompute(draw)
  return [
    ...(hash === draw.commit ? [] : [`The seed has the hash ${hash}, not the one shown before the draw.`]),
    ...(draw.raw_result === undefined || draw.raw_result === number
      ? []
      : [`The draw comes to ${number}, not ${draw.raw_result}.`]),
    ...(draw.raw_prize_id === undefined || draw.raw_prize_id === segment.prize_id
      ? []
      : [`The draw falls to prize ${segment.prize_id}, not ${draw.raw_prize_id}.`]),
  ]
}

async function main() {
  const [, , file] = process.argv
  /** @type {Draw} */
  const draw = JSON.parse(
    file ? await readFile(file, 'utf8') : await new Response(/** @type {any} */ (process.stdin)).text(),
  )
  const { number, segment } = recompute(draw)
  const errors = findErrors(draw)
  process.stdout.write(`number ${number}, prize ${segment.prize_id}${segment.name ? ` (${segment.name})` : ''}\n`)
  process.stdout.write(errors.length === 0 ? 'The draw is as promised.\n' : `${errors.join('\n')}\n`)
  process.exitCode = errors.length === 0 ? 0 : 1
}

if (process.argv[1]?.endsWith('verify-spin.mjs')) await main()
