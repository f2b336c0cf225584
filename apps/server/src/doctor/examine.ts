import { wordsOf } from '../platform/http/error-words.ts'
import { type Check, type Finding, fail, type Patient } from './check.ts'
import { addresses } from './checks/addresses.ts'
import { clock } from './checks/clock.ts'
import { database } from './checks/database.ts'
import { disk } from './checks/disk.ts'
import { ffmpeg } from './checks/ffmpeg.ts'
import { keys } from './checks/keys.ts'
import { mail } from './checks/mail.ts'
import { nats } from './checks/nats.ts'
import { objectStore } from './checks/object-store.ts'
import { push } from './checks/push.ts'
import { schema } from './checks/schema.ts'
import { sms } from './checks/sms.ts'

/** In the order in which one mends things. */
const checks: readonly Check[] = [
  database,
  schema,
  keys,
  clock,
  objectStore,
  nats,
  mail,
  sms,
  push,
  ffmpeg,
  disk,
  addresses,
]

const patienceMs = 60_000

/** Runs every check; one that hangs or breaks says so and stops no other. */
export async function examine(patient: Patient, notify: (finding: Finding) => void): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const check of checks) {
    for (const finding of await findingsOf(check, patient)) {
      findings.push(finding)
      notify(finding)
    }
  }
  return findings
}

async function findingsOf({ subject, run }: Check, patient: Patient): Promise<readonly Finding[]> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<readonly Finding[]>((resolve) => {
    timer = setTimeout(
      () =>
        resolve([fail(subject, `timed out after ${patienceMs / 1000}s`, 'Check that it responds and can be reached.')]),
      patienceMs,
    )
  })
  try {
    return await Promise.race([run(patient), tooLong])
  } catch (error) {
    return [fail(subject, wordsOf(error), 'Fix what the message names, then run the doctor again.')]
  } finally {
    clearTimeout(timer)
  }
}
