import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultPlatformSettings, type PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import { openPlatform, type Platform } from '../../open-platform.ts'
import { readSettings } from '../../settings.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { startTranslateServer, type TranslateServer } from '../../testing/doubles/translate-server.ts'
import { createTranslationDomain, type TranslationDomain } from './index.ts'

/** The domain with a double of the provider, on a database of its own. */
export interface TranslationProcess {
  readonly test: TestDatabase
  readonly provider: TranslateServer
  readonly platform: Platform
  readonly domain: TranslationDomain
  /** R-20, as the operator set it. */
  mode: PlatformSettings['send_msg_auto_translate']
  advance(ms: number): void
  /** The same without a provider. */
  openWithout(): Promise<{ readonly domain: TranslationDomain; close(): Promise<void> }>
  /** As it was at the start, but for what is stored. */
  reset(): void
  close(): Promise<void>
}

export async function startTranslation(): Promise<TranslationProcess> {
  const test = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'cliffhanger-test-'))
  const provider = await startTranslateServer()
  let offsetMs = 0
  const open = async (url: string) => {
    const settings = readSettings({
      DATABASE_URL: test.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      TRANSLATE_URL: url,
      TRANSLATE_KEY: 'secret',
    })
    const platform = await openPlatform(settings, 'api', { clock: () => Date.now() + offsetMs })
    const domain = createTranslationDomain(platform.context, {
      session: { platform: async () => ({ ...defaultPlatformSettings, send_msg_auto_translate: started.mode }) },
    })
    return { platform, domain }
  }
  const { platform, domain } = await open(provider.url)
  const started: TranslationProcess = {
    test,
    provider,
    platform,
    domain,
    mode: 0,
    advance(ms) {
      offsetMs += ms
    },
    reset() {
      provider.reset()
      started.mode = 0
    },
    async openWithout() {
      const without = await open('')
      return { domain: without.domain, close: () => without.platform.close() }
    },
    async close() {
      await domain.stop?.()
      await platform.close()
      await provider.close()
      await test.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return started
}
