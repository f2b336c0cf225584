import { randomUUID } from 'node:crypto'
import { access, mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { wordsOf } from '../../platform/http/error-words.ts'
import { type Check, fail, ok, warn } from '../check.ts'

const gib = 1024 ** 3
const fewBytes = 2 * gib
const tooFewBytes = 256 * 1024 ** 2

/** Writes below DATA_DIR, and looks how much room there is. */
export const disk: Check = {
  subject: 'disk',
  async run({ settings: { DATA_DIR } }) {
    const isThere = await access(DATA_DIR).then(
      () => true,
      () => false,
    )
    const folder = isThere ? DATA_DIR : dirname(DATA_DIR)
    const probe = join(folder, `.doctor-${randomUUID()}`)
    try {
      await mkdir(probe)
      await writeFile(join(probe, 'file'), 'x')
    } catch (error) {
      return [
        fail('disk', `${folder} cannot be written to (${wordsOf(error)})`, 'Set DATA_DIR to a folder of the server.'),
      ]
    } finally {
      await rm(probe, { recursive: true, force: true }).catch(() => undefined)
    }
    const { bavail, bsize } = await statfs(folder)
    const free = bavail * bsize
    const found = `${(free / gib).toFixed(1)} GiB free below ${folder}`
    const advice = 'Videos are made below DATA_DIR before they are stored: give it more room.'
    if (free < tooFewBytes) return [fail('disk', found, advice)]
    return [free < fewBytes ? warn('disk', found, advice) : ok('disk', found)]
  },
}
