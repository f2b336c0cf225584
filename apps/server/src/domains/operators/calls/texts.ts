import type { platformCalls } from '@cliffhanger/contract/operators/platform-calls.ts'
import type { Handler } from '../../../platform/handlers.ts'
import { refuse } from '../../../platform/refusal.ts'
import {
  countVersions,
  insertVersion,
  listAgreements as listAgreementRows,
  listVersions as listVersionRows,
  type PublishedVersion,
  upsertAgreement,
} from '../../session/index.ts'
import { recordAct } from '../audit.ts'
import { sanitizeOperatorHtml } from '../operator-html.ts'

const toSeconds = (ms: number) => Math.floor(ms / 1000)

export const listAgreements: Handler<typeof platformCalls.listAgreements> = async ({ db }) => ({
  list: (await listAgreementRows(db)).map(({ updated_ms, ...row }) => ({ ...row, update_time: toSeconds(updated_ms) })),
})

/** Writes one agreement in one language; what comes out of the sanitiser is what is stored and shown. */
export const saveAgreement: Handler<typeof platformCalls.saveAgreement> = async (
  context,
  { type, language, title, content, reason },
) => {
  const nowMs = context.clock()
  const text = { title, content: sanitizeOperatorHtml(content) }
  return context.db.transaction(async (tx) => {
    await upsertAgreement(tx, type, language, text, nowMs)
    await recordAct(tx, context, {
      action: 'agreement.save',
      target: `agreement ${type} ${language}`,
      reason,
      after: text,
    })
    return { agreement: { type, language, ...text, update_time: toSeconds(nowMs) } }
  })
}

const presentVersion = (row: PublishedVersion) => ({
  id: row.id,
  device_os: row.device_os,
  version: row.version,
  version_code: row.version_code,
  title: row.title,
  content: row.content,
  url: row.url,
  package_type: row.package_type,
  is_silent: row.is_silent ? (1 as const) : (0 as const),
  is_force: row.is_force ? (1 as const) : (0 as const),
  size: row.size_bytes,
  create_time: toSeconds(row.created_ms),
})

export const listVersions: Handler<typeof platformCalls.listVersions> = async ({ db }, { page, limit }) => ({
  list: (await listVersionRows(db, limit, (page - 1) * limit)).map(presentVersion),
  total: await countVersions(db),
  page,
  limit,
})

/** Publishes a version; a version code is published once per system and never changed. */
export const publishVersion: Handler<typeof platformCalls.publishVersion> = async (context, { reason, ...form }) => {
  const nowMs = context.clock()
  const row = {
    version: form.version,
    version_code: form.version_code,
    title: form.title,
    content: form.content,
    url: form.url,
    package_type: form.package_type,
    is_silent: form.is_silent === 1,
    is_force: form.is_force === 1,
    size_bytes: form.size,
    created_ms: nowMs,
  }
  return context.db.transaction(async (tx) => {
    if ((await insertVersion(tx, form.device_os, row)) === 0) return refuse('nameUsed')
    const [newest] = await listVersionRows(tx, 1, 0)
    if (!newest) throw new Error('The version was not stored')
    await recordAct(tx, context, {
      action: 'version.publish',
      target: `version ${form.device_os} ${form.version_code}`,
      reason,
      after: row,
    })
    return { version: presentVersion(newest) }
  })
}
