import * as z from 'zod/mini'
import { event } from '../event.ts'
import { platInfo, siteInfo } from './schemas.ts'

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
