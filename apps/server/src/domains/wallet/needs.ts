import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { MemberOverview } from '@cliffhanger/contract/wallet/overview-schemas.ts'
import type { Language } from '@cliffhanger/i18n/languages.ts'
import type { Db } from '../../platform/db.ts'
import type { NewEvent } from '../../platform/streams.ts'
import type { Codes, Protection } from '../account/index.ts'
import type { TransferCard } from '../chat/index.ts'
import type { WriteNotice } from '../notices/index.ts'
import type { OrderKind } from './orders/order-kind.ts'
import type { Sales } from './orders/sale.ts'

/** What the wallet needs of its neighbours; composed in `compose-domains.ts`. Money sits lowest: it calls no product domain. */
export interface WalletNeeds {
  /** What other domains sell. */
  readonly sales: Sales
  /** What episodes cost a member: they are paid at once, and no order of them is made. */
  readonly quoteEpisodes: OrderKind['quote']
  /** What an operator's "yes" is worth where two people are needed. */
  personStanding(db: Db, operatorId: number): Promise<{ readonly counts: boolean; readonly isSingle: boolean }>
  /** Codes that prove who reads a mail address or a phone. */
  readonly codes: Codes
  /** What follows when a payment password was set. */
  readonly protection: Protection
  /** Whether this sign-in showed more than a device id. */
  isProvenSession(db: Db, sessionId: number): Promise<boolean>
  /** The platform's configuration, cached. */
  platform(): Promise<PlatformSettings>
  /** The language a member reads. */
  findLanguageOf(db: Db, userId: number): Promise<Language>
  findLanguagesOf(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, Language>>
  /** What other domains know of a member that his page shows. */
  factsOf(
    db: Db,
    userId: number,
  ): Promise<Pick<MemberOverview, 'vip_type' | 'vip_end_time' | 'star' | 'notice_unread' | 'counts'>>
  /** Gives a member days of VIP (1) or SVIP (2), once for the act; answers the new end of that time, and what to tell him. */
  giveMembership(
    tx: Db,
    gift: { readonly userId: number; readonly kind: 1 | 2; readonly days: number; readonly actKey: string },
  ): Promise<{ readonly endMs: number; readonly events: readonly NewEvent[] }>
  isFriend(db: Db, userId: number, otherId: number): Promise<boolean>
  /** Writes the card of a transfer into the chat of two friends; before any user stream's event. Refuses 5001. Answers the message's id. */
  postTransferCard(tx: Db, card: TransferCard): Promise<number>
  /** Names and pictures of members, by id. */
  findProfiles(
    db: Db,
    userIds: readonly number[],
  ): Promise<ReadonlyMap<number, { readonly user_no: string; readonly nick_name: string; readonly avatar_url: string }>>
  /** Whether each of these object keys is a registered file of this member. */
  ownsFiles(db: Db, userId: number, keys: readonly string[]): Promise<boolean>
  /** Holds registered files until the transaction ends; answers which of the keys they are. */
  holdFiles(tx: Db, keys: readonly string[]): Promise<ReadonlySet<string>>
  /** A picture this member registered, with the hash of what he uploaded; undefined for any other key. */
  findPicture(db: Db, userId: number, key: string): Promise<{ readonly hash: string } | undefined>
  /** Whether an operator certified who this member really is (S-84). */
  isCertified(db: Db, userId: number): Promise<boolean>
  /** Stores what a member is told, after the ledger and before any stream; answers the event to append with the others of the act. */
  readonly writeNotice: WriteNotice
}
