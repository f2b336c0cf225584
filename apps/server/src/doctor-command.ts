import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, Patient } from './doctor/check.ts'
import { examine } from './doctor/examine.ts'
import { openMasterSecrets, secretsFile } from './open-platform.ts'
import { findRunningCluster } from './platform/database/postgres/cluster.ts'
import { readSettings, type Settings } from './settings.ts'

const signs = { ok: 'ok  ', warn: 'WARN', fail: 'FAIL' } as const

/** `npm run doctor` with the settings of the server: tries everything it needs and says what to do. Exit code 1 when something fails. */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const findings = await examine(await patientOf(settings), (finding) => console.log(lineOf(finding)))
  const count = (result: Finding['result']) => findings.filter((finding) => finding.result === result).length
  console.log(`\n${count('ok')} ok, ${count('warn')} warnings, ${count('fail')} problems`)
  process.exit(count('fail') > 0 ? 1 : 0)
}

async function patientOf(settings: Settings): Promise<Patient> {
  const databaseUrl = settings.DATABASE_URL || (await findRunningCluster(join(settings.DATA_DIR, 'postgres')))
  // A secret that was never made is not made by looking.
  const isThere = settings.SECRET_KEY !== '' || existsSync(secretsFile(settings))
  return { settings, databaseUrl, masters: isThere ? await openMasterSecrets(settings) : undefined }
}

const lineOf = ({ result, subject, found, advice }: Finding): string =>
  `${signs[result]}  ${subject.padEnd(22)}  ${found}${advice === '' ? '' : `\n      ${' '.repeat(22)}  → ${advice}`}`

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
