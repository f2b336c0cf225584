import * as z from 'zod/mini'
import { call } from '../call.ts'
import { operatorChange } from '../operators/change-schemas.ts'
import { reason } from '../operators/schemas.ts'
import { count, empty } from '../schema.ts'
import { platformSettings } from './platform-settings.ts'

/** The configuration of the platform. */
export const sessionOperatorCalls = {
  getPlatformSettings: call({
    id: 'op-settings',
    method: 'GET',
    path: '/operator/v1/settings',
    auth: 'operator',
    permission: 'config.read',
    request: empty(),
    data: z.object({ version: count(), settings: platformSettings }),
    errors: [],
    summary: 'The platform configuration (entities.md, PlatInfo and SiteInfo) and its version',
  }),
  changePlatformSettings: call({
    id: 'op-settings-change',
    method: 'POST',
    path: '/operator/v1/settings/change',
    auth: 'operator',
    permission: 'config.write',
    request: z.object({ version: count(), changes: z.partial(platformSettings), reason }),
    data: z.object({ version: count(), settings: platformSettings, change: z.nullable(operatorChange) }),
    errors: ['stateChanged'],
    summary:
      'Changes some of the configuration; 4003 when somebody else was faster. Addresses and locks wait for a second operator',
  }),
} as const
