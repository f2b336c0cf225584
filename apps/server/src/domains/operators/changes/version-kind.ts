import { versionPublished } from '@cliffhanger/contract/session/events.ts'
import * as z from 'zod'
import { refuse } from '../../../platform/http/refusal.ts'
import { platformStream } from '../../../platform/realtime/stream-names.ts'
import { appendEvents, newEvent } from '../../../platform/realtime/streams.ts'

import type { Kind } from './kind.ts'

const flag = z.union([z.literal(0), z.literal(1)])
const form = z.object({
  device_os: z.enum(['h5', 'android', 'ios']),
  version: z.string(),
  version_code: z.number(),
  title: z.string(),
  content: z.string(),
  url: z.string(),
  package_type: z.enum(['wgt', 'apk', 'ipa', 'h5']),
  is_silent: flag,
  is_force: flag,
  size: z.number(),
  sha256: z.string(),
})

/** A version of the client; a version code is published once per system and never changed. */
export const versionPublication: Kind = {
  permission: 'content.write',
  subjectOf(proposal) {
    const { device_os: system, version } = form.parse(proposal)
    return `${system} ${version}`
  },
  shownOf: (proposal) => form.parse(proposal),
  async apply(tx, context, { session }, proposal) {
    const { device_os: system, is_silent: isSilent, is_force: isForce, size, ...version } = form.parse(proposal)
    const row = {
      ...version,
      is_silent: isSilent === 1,
      is_force: isForce === 1,
      size_bytes: size,
      created_ms: context.clock(),
    }
    if ((await session.operator.insertVersion(tx, system, row)) === 0) return refuse('nameUsed')
    const { version: name, version_code } = row
    await appendEvents(context, tx, [
      newEvent(versionPublished, platformStream, { version: name, version_code, is_force: isForce }),
    ])
    return { target: `version ${system} ${row.version_code}`, after: row }
  },
}
