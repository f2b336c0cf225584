import * as z from 'zod/mini'
import { event } from '../event.ts'
import { platInfo, siteInfo, versionInfo } from './schemas.ts'

/** The platform's configuration changed: only what changed is told. */
export const configChanged = event({
  action: 'config_changed',
  stream: 'platform',
  data: z.object({
    keys: z.array(z.string()),
    plat_info: z.partial(platInfo),
    statistic: z.partial(siteInfo),
  }),
})

/** A version of the client is out; every device looks whether it is one for it. */
export const versionPublished = event({
  action: 'version_published',
  stream: 'platform',
  data: z.pick(versionInfo, { version: true, version_code: true, is_force: true }),
})
