import type { textOperatorCalls } from '@cliffhanger/contract/session/operator-text-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import { isPackageAddress } from '@cliffhanger/rules/operators/package-address.ts'
import type { Handler, Handlers } from '../../../../platform/http/handlers.ts'
import { refuse, refuseField } from '../../../../platform/http/refusal.ts'
import type { Settings } from '../../../../settings.ts'
import { type PublishedVersion } from '../../../session/index.ts'
import { recordAction } from '../../audit.ts'
import { presentChange } from '../../changes/present-change.ts'
import { requestApproval } from '../../changes/request-change.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { sanitizeOperatorHtml } from '../../operator-html.ts'

const listAgreements =
  ({ session }: OperatorNeeds): Handler<typeof textOperatorCalls.listAgreements> =>
  async ({ db }) => ({
    list: (await session.operator.listAgreements(db)).map(({ updated_ms, ...row }) => ({
      ...row,
      update_time: toSeconds(updated_ms),
    })),
  })

/** Writes one agreement in one language; what comes out of the sanitiser is what is stored and shown. */
const saveAgreement =
  ({ session }: OperatorNeeds): Handler<typeof textOperatorCalls.saveAgreement> =>
  async (context, { type, language, title, content, reason }) => {
    const nowMs = context.clock()
    const text = { title, content: sanitizeOperatorHtml(content) }
    return context.db.transaction(async (tx) => {
      await session.operator.upsertAgreement(tx, type, language, text, nowMs)
      await recordAction(tx, context, {
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
  sha256: row.sha256,
  create_time: toSeconds(row.created_ms),
})

const listVersions =
  ({ session }: OperatorNeeds): Handler<typeof textOperatorCalls.listVersions> =>
  async ({ db }, { page, limit }) => ({
    list: (await session.operator.listVersions(db, limit, (page - 1) * limit)).map(presentVersion),
    total: await session.operator.countVersions(db),
    page,
    limit,
  })

/** Asks to publish a version: an owner asks, a second operator agrees. Refuses 4000 an address that is not ours and a package without
 *  its hash, 5017 a version code that is out. */
const publishVersion =
  (needs: OperatorNeeds): Handler<typeof textOperatorCalls.publishVersion> =>
  async (context, { reason, ...form }) => {
    if (!isPackageAddress(form.url, packageHosts(context.settings))) refuseField('url')
    if ((form.sha256 === '') !== (form.package_type === 'h5')) refuseField('sha256')
    return context.db.transaction(async (tx) => {
      if (await needs.session.operator.isVersionOut(tx, form.device_os, form.version_code)) return refuse('nameUsed')
      const requested = await requestApproval(tx, context, needs, { kind: 'version.publish', proposal: form, reason })
      return { change: await presentChange(tx, requested) }
    })
  }

/** Hosts a package may come from: the platform's own and those the settings name. */
const packageHosts = ({ PUBLIC_URL, S3_PUBLIC_URL, PACKAGE_HOSTS }: Settings): readonly string[] => [
  ...[PUBLIC_URL, S3_PUBLIC_URL].filter((address) => address !== '').map((address) => new URL(address).host),
  ...PACKAGE_HOSTS.split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== ''),
]

export const textHandlers = (needs: OperatorNeeds): Handlers<typeof textOperatorCalls> => ({
  listAgreements: listAgreements(needs),
  saveAgreement: saveAgreement(needs),
  listVersions: listVersions(needs),
  publishVersion: publishVersion(needs),
})
