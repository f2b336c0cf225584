import type { MasterSecrets } from '../platform/security/secrets.ts'
import type { Settings } from '../settings.ts'

export type CheckResult = 'ok' | 'warn' | 'fail'

/** One line of the report. */
export interface Finding {
  readonly result: CheckResult
  /** What was tried, in two or three words. */
  readonly subject: string
  readonly found: string
  /** What to do; empty where all is well. */
  readonly advice: string
}

/** What the checks look at. */
export interface Patient {
  readonly settings: Settings
  /** Address of the database: the one of the settings, or of the bundled one while it runs. */
  readonly databaseUrl: string | undefined
  readonly masters: MasterSecrets | undefined
}

/** Looks at one thing and changes nothing that stays. A rejection becomes a finding of its own. */
export interface Check {
  readonly subject: string
  run(patient: Patient): Promise<readonly Finding[]>
}

export const ok = (subject: string, found: string): Finding => ({ result: 'ok', subject, found, advice: '' })
export const warn = (subject: string, found: string, advice: string): Finding => ({
  result: 'warn',
  subject,
  found,
  advice,
})
export const fail = (subject: string, found: string, advice: string): Finding => ({
  result: 'fail',
  subject,
  found,
  advice,
})
