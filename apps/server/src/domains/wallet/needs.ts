import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../platform/db.ts'
import type { Codes } from '../account/index.ts'

/** What the wallet needs of its neighbours; composed in `compose-domains.ts`. Money sits lowest: it calls no product domain. */
export interface WalletNeeds {
  /** Codes that prove who reads a mail address or a phone. */
  readonly codes: Codes
  /** The platform's configuration, cached. */
  platform(): Promise<PlatformSettings>
  /** The language each of these members reads. */
  findLanguages(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, Language>>
  /** Names and pictures of members, by id. */
  findProfiles(
    db: Db,
    userIds: readonly number[],
  ): Promise<ReadonlyMap<number, { readonly user_no: string; readonly nick_name: string; readonly avatar_url: string }>>
}
