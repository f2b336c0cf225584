import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../platform/db.ts'

/** What notices need of their neighbours; composed in `compose-domains.ts`. */
export interface NoticesNeeds {
  /** The platform's configuration, cached. */
  platform(): Promise<Pick<PlatformSettings, 'money_name'>>
  /** The language a member reads. */
  findLanguageOf(db: Db, userId: number): Promise<Language>
}
