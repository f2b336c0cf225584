import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../platform/database/db.ts'

/** What notices need of their neighbours. All of them stand above, so their ports are declared here. */
export interface NoticesNeeds {
  readonly session: {
    /** The platform's configuration, cached. */
    platform(): Promise<Pick<PlatformSettings, 'money_name'>>
  }
  readonly account: {
    /** The language a member reads. */
    findLanguageOf(db: Db, userId: number): Promise<Language>
  }
  readonly push: {
    /** Notifies a member who is away of a notice of theirs; after the commit, at once, never throws. */
    notifyNotice(notice: { readonly userId: number; readonly noticeId: number }): void
    /** Has everybody who is away notified of an announcement, once this transaction commits. */
    announce(tx: Db, noticeId: number): Promise<void>
  }
}
