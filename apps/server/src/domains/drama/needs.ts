import type { PlatformSettings } from '@cliffhanger/contract/session/platform-settings.ts'
import type { Membership } from '@cliffhanger/rules/drama/can-play.ts'
import type { Db } from '../../platform/db.ts'
import type { MediaDomain } from '../media/index.ts'
import type { WriteNotice } from '../notices/index.ts'
import type { WalletDomain } from '../wallet/index.ts'

/** What dramas need of their neighbours; composed in `compose-domains.ts`. */
export interface DramaNeeds {
  readonly media: Pick<
    MediaDomain,
    | 'judgeDelivered'
    | 'stopPlays'
    | 'isBroken'
    | 'findAssets'
    | 'deleteAsset'
    | 'signPlayback'
    | 'signPreview'
    | 'onAssetChanged'
    | 'protect'
  >
  readonly ledger: Pick<WalletDomain['ledger'], 'lockGold' | 'moveTogether' | 'postOnce' | 'tell'>
  /** Tells a member something that stays; its event is appended last. */
  readonly writeNotice: WriteNotice
  readonly coupons: Pick<WalletDomain['coupons'], 'quote' | 'use' | 'giveGold' | 'events'>
  /** What these members are now; who is not there is none. */
  membershipsOf(db: Db, userIds: readonly number[], nowMs: number): Promise<ReadonlyMap<number, Membership>>
  /** When what this member is now ends; 0: he is nothing that ends. */
  membershipEndMs(db: Db, userId: number, nowMs: number): Promise<number>
  /** The platform's configuration. */
  platform(): Promise<
    Pick<PlatformSettings, 'template' | 'site_name' | 'show_online' | 'h5_url' | 'android_url' | 'ios_url'>
  >
  /** Gold a member has, as decimal text. */
  goldBalance(db: Db, userId: number): Promise<string>
  /** The code that names a member as the inviter of others. */
  userCodeOf(db: Db, userId: number): Promise<string>
  /** Members with a socket, or a call within the last minute. */
  onlineMembers(): ReadonlySet<number>
  /** How many of these members were invited by this one and let others see that they are online. */
  countInvited(db: Db, inviterId: number, ids: readonly number[]): Promise<number>
}
