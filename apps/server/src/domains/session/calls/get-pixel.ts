import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import { checkPlatformCode } from '../platform-code.ts'

/** The ad pixel; one for every channel. */
export const getPixel: Handler<typeof sessionCalls.getPixel> = (context, { plat_code: platformCode }) => {
  checkPlatformCode(context, platformCode)
  return { pixel_id: context.settings.PIXEL_ID, pixel_token: context.settings.PIXEL_TOKEN }
}
