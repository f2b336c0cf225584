import type { OperatorPermission } from '@cliffhanger/contract/call.ts'
import { type ChangeKind, changeKinds } from '@cliffhanger/contract/operators/change-schemas.ts'
import { collectAccountChange } from './collect-kind.ts'
import { commissionRuleChange } from './commission-kind.ts'
import { conversionChange } from './conversion-kind.ts'
import {
  contractPublication,
  escrowPayout,
  escrowProceeds,
  projectClosing,
  projectFailure,
  projectOpening,
} from './crowd-kinds.ts'
import type { Kind } from './kind.ts'
import { operatorCreation, operatorEdit, operatorReset } from './operator-kinds.ts'
import { platformChange } from './platform-kind.ts'
import { versionPublication } from './version-kind.ts'
import { walletChange } from './wallet-kind.ts'
import { wheelSettingsChange, wheelTableChange } from './wheel-kinds.ts'

export const kinds: Readonly<Record<ChangeKind, Kind>> = {
  'operator.create': operatorCreation,
  'operator.change': operatorEdit,
  'operator.reset': operatorReset,
  'wallet.settings': walletChange,
  'version.publish': versionPublication,
  'platform.settings': platformChange,
  'collect.account': collectAccountChange,
  'conversion.pair': conversionChange,
  'wheel.table': wheelTableChange,
  'wheel.settings': wheelSettingsChange,
  'crowd.open': projectOpening,
  'crowd.fail': projectFailure,
  'crowd.close': projectClosing,
  'crowd.proceeds': escrowProceeds,
  'crowd.payout': escrowPayout,
  'crowd.contract': contractPublication,
  'commission.rule': commissionRuleChange,
}

/** Kinds that somebody with these rights may see and decide. */
export const kindsOf = (permissions: ReadonlySet<OperatorPermission>): readonly ChangeKind[] =>
  changeKinds.filter((kind) => permissions.has('audit.read') || permissions.has(kinds[kind].permission))

/** Kinds that somebody with these rights may agree to. */
export const decidableKinds = (permissions: ReadonlySet<OperatorPermission>): readonly ChangeKind[] =>
  permissions.has('change.write') ? changeKinds.filter((kind) => permissions.has(kinds[kind].permission)) : []

/** Kinds about projects of crowdfunding and their money. */
export const crowdKinds: readonly ChangeKind[] = changeKinds.filter((kind) => kind.startsWith('crowd.'))
