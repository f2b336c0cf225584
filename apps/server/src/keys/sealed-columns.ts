/** A column whose bytes are sealed for one purpose with a key of the master secret. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  /** The primary key, one number. */
  readonly id: string
  readonly purpose: string
}

/** All of them: what is missing here cannot be opened after the master secret was changed and the earlier one taken away. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'accounts', column: 'totp_secret', id: 'id', purpose: 'sealed' },
  { table: 'accounts', column: 'totp_offered', id: 'id', purpose: 'sealed' },
  { table: 'account_changes', column: 'before_sealed', id: 'id', purpose: 'sealed' },
  { table: 'code_outbox', column: 'sealed_code', id: 'id', purpose: 'sealed' },
  { table: 'withdraw_accounts', column: 'sealed', id: 'id', purpose: 'sealed' },
  { table: 'withdrawals', column: 'account_sealed', id: 'id', purpose: 'sealed' },
  { table: 'real_names', column: 'sealed', id: 'user_id', purpose: 'sealed' },
  { table: 'agent_applications', column: 'sealed', id: 'id', purpose: 'sealed' },
  { table: 'operators', column: 'totp_secret', id: 'id', purpose: 'operator-totp' },
  { table: 'operator_links', column: 'totp_secret', id: 'id', purpose: 'operator-totp' },
  { table: 'media_assets', column: 'sealed_key', id: 'id', purpose: 'media-key' },
  { table: 'wheel_seeds', column: 'sealed', id: 'id', purpose: 'wheel-seed' },
  { table: 'mall_codes', column: 'sealed', id: 'id', purpose: 'mall-code' },
  { table: 'lasting_root', column: 'sealed', id: 'is_only::int', purpose: 'lasting-root' },
]
