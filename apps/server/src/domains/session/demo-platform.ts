import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import { appVersion, appVersionCode } from '@cliffhanger/contract/version.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { ServerContext } from '../../context.ts'
import { changePlatformSettings, readPlatformSettings } from './platform-configuration.ts'
import { insertVersion } from './queries/published-texts.ts'

/** The demonstration shows everything, and asks nobody for an invite code or a name before the first film: a newcomer is on home at once (S-9). */
const demoPlatformChanges = {
  is_need_invite_code: 0,
  is_need_avatar_nickname: 0,
  modules: { withdraw: 1, usdt: 1, treasure: 1, crowdfunding: 1, commission: 1 },
} as const satisfies Partial<PlatformSettings>

/** Configures a platform that nobody configured yet, and publishes the present version of the client. */
export async function seedDemoPlatform(context: ServerContext): Promise<void> {
  await context.db.transaction(async (tx) => {
    await insertVersion(tx, 'h5', {
      version: appVersion,
      version_code: appVersionCode,
      title: `Cliffhanger ${appVersion}`,
      content: messageText('zh-CN', 'firstVersion'),
      url: '',
      package_type: 'h5',
      is_silent: false,
      is_force: false,
      size_bytes: 0,
      sha256: '',
      created_ms: context.clock(),
    })
    const { version } = await readPlatformSettings(tx)
    if (version === 0) await changePlatformSettings(context, tx, demoPlatformChanges)
  })
}
