import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import { codePolicy } from '@cliffhanger/rules/session/code-policy.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { SessionDeps } from '../deps.ts'
import { checkPlatformCode } from '../platform-code.ts'
import { presentSite } from '../platform-configuration.ts'

/** Look of the site and what a client must know before anybody signs in. Web Push is off: there is no key. */
export const getSiteConfig =
  (deps: SessionDeps): Handler<typeof sessionCalls.getSiteConfig> =>
  async (context, { plat_code: platformCode }) => {
    checkPlatformCode(context, platformCode)
    const platform = await deps.platform()
    return {
      plat_id: platform.plat_id,
      statistic: presentSite(platform),
      service_url: platform.service_url,
      sms_reg: platform.sms_reg,
      sms_interval: codePolicy.waitSeconds,
      push_key: '',
    }
  }
