import { defaultWalletSettings, type WalletSettings, walletSettings } from '@cliffhanger/contract/wallet/settings.ts'
import { wrongWalletSetting } from '@cliffhanger/rules/wallet/wallet-settings.ts'
import type { Db } from '../../platform/database/db.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'

const key = 'wallet'

/** What operators set for the wallet; version 0 where nobody changed anything. Read anew by every act, so that a change counts at once. */
export async function readWalletSettings(db: Db): Promise<{ settings: WalletSettings; version: number }> {
  const stored = await db.find<{ value: Partial<WalletSettings>; version: number }>(
    `select value, version from platform_settings where key = $1`,
    [key],
  )
  return { settings: { ...defaultWalletSettings, ...stored?.value }, version: stored?.version ?? 0 }
}

type Changes = { readonly [Name in keyof WalletSettings]?: WalletSettings[Name] | undefined }

/** The settings as a change would make them; refuses 4000 what nobody could keep to. */
export function checkWalletSettings(before: WalletSettings, changes: Changes): WalletSettings {
  const after = walletSettings.parse({ ...before, ...changes })
  const wrong = wrongWalletSetting(after)
  return wrong ? refuseField(wrong) : after
}

/** Changes some of them; refuses 4003 where they have another version than the one expected, 4000 for what nobody could keep to. */
export async function changeWalletSettings(
  tx: Db,
  changes: Changes,
  expectedVersion: number,
): Promise<{ before: WalletSettings; after: WalletSettings; version: number }> {
  await tx.execute(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, ['wallet.settings'])
  const { settings: before, version } = await readWalletSettings(tx)
  if (expectedVersion !== version) refuse('stateChanged')
  const after = checkWalletSettings(before, changes)
  await tx.execute(
    `insert into platform_settings (key, value, version) values ($1, $2, $3) on conflict (key) do update set value = $2, version = $3`,
    [key, JSON.stringify(after), version + 1],
  )
  return { before, after, version: version + 1 }
}
