import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { SessionDeps } from '../deps.ts'
import { checkPlatformCode } from '../platform-code.ts'

/** The ad pixel of the channel a new member came by, else the platform's. */
export const getPixel =
  ({ domains }: SessionDeps): Handler<typeof sessionCalls.getPixel> =>
  async (context, { plat_code: platformCode, code }) => {
    checkPlatformCode(context, platformCode)
    const { PIXEL_ID, PIXEL_TOKEN } = context.settings
    return (await domains.teams.findPixel(context.db, code)) ?? { pixel_id: PIXEL_ID, pixel_token: PIXEL_TOKEN }
  }
