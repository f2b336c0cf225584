import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../platform/db.ts'

/** What notices need of their neighbours; composed in `compose-domains.ts`. */
export interface NoticesNeeds {
  /** The platform's configuration, cached. */
  platform(): Promise<Pick<PlatformSettings, 'money_name'>>
  /** The language a member reads. */
  findLanguageOf(db: Db, userId: number): Promise<Language>
  /** Notifies a member who is away of a notice of his; after the commit, at once, never throws. */
  pushNotice(notice: { readonly userId: number; readonly noticeId: number }): void
  /** Has everybody who is away notified of an announcement, once this transaction commits. */
  pushAnnouncement(tx: Db, noticeId: number): Promise<void>
}
