import * as z from 'zod/mini'
import { language } from '../account/schemas.ts'
import { call } from '../call.ts'
import { operatorChange } from '../operators/change-schemas.ts'
import { reason } from '../operators/schemas.ts'
import { count, empty, flag, id, paged, paging, seconds, text } from '../schema.ts'

const agreementType = z.int().check(z.gte(0), z.lte(6))

const agreement = z.object({
  type: agreementType,
  language,
  title: text(1, 100),
  content: text(1, 100_000),
  update_time: count(),
})

const version = z.object({
  id: id(),
  device_os: z.literal(['h5', 'android', 'ios']),
  version: text(1, 32),
  version_code: z.int().check(z.gte(1), z.lte(2_147_483_647)),
  title: text(1, 100),
  content: text(0, 5000),
  /** '' for a web client that is served from here. */
  url: text(0, 500),
  package_type: z.literal(['wgt', 'apk', 'ipa', 'h5']),
  is_silent: flag(),
  is_force: flag(),
  size: count(),
  /** Of the package, lower-case hex; '' for a page that is no package. */
  sha256: z.string(),
  create_time: seconds(),
})

/** Agreements, and versions of the client. */
export const textOperatorCalls = {
  listAgreements: call({
    id: 'op-agreements',
    method: 'GET',
    path: '/operator/v1/agreements',
    auth: 'operator',
    permission: 'content.read',
    request: empty(),
    data: z.object({ list: z.array(agreement) }),
    errors: [],
    summary: 'Every agreement in every language it is written in',
  }),
  saveAgreement: call({
    id: 'op-agreement-save',
    method: 'POST',
    path: '/operator/v1/agreements/save',
    auth: 'operator',
    permission: 'content.write',
    request: z.object({ type: agreementType, language, title: text(1, 100), content: text(1, 100_000), reason }),
    data: z.object({ agreement }),
    errors: [],
    summary: 'Writes an agreement in one language; HTML is sanitised (V-42)',
  }),
  listVersions: call({
    id: 'op-versions',
    method: 'GET',
    path: '/operator/v1/versions',
    auth: 'operator',
    permission: 'content.read',
    request: z.object(paging),
    data: paged(version),
    errors: [],
    summary: 'Published versions of the client, newest first',
  }),
  publishVersion: call({
    id: 'op-version-publish',
    method: 'POST',
    path: '/operator/v1/versions/publish',
    auth: 'operator',
    permission: 'version.write',
    request: z.object({
      ...z.omit(version, { id: true, create_time: true }).shape,
      url: text(1, 500),
      sha256: z.union([z.literal(''), z.string().check(z.regex(/^[0-9a-f]{64}$/))]),
      reason,
    }),
    data: z.object({ change: operatorChange }),
    errors: ['nameUsed'],
    summary: 'Asks to publish a version of the client, which a second operator agrees to; a version code is used once',
  }),
} as const
