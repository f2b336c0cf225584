import type { passkeyCalls } from '@cliffhanger/contract/wallet/passkey-calls.ts'
import { toSeconds } from '@cliffhanger/contract/wire.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import { deletePasskey, listPasskeys as readPasskeys } from '../queries/passkeys.ts'

export const listPasskeys: Handler<typeof passkeyCalls.listPasskeys> = async ({ db, caller }) => ({
  list: (await readPasskeys(db, caller.userId)).map((passkey) => ({
    id: passkey.id,
    credential_id: passkey.credential_id,
    name: passkey.name,
    create_time: toSeconds(passkey.created_ms),
    use_time: toSeconds(passkey.used_ms),
  })),
})

/** Removes a passkey; a foreign one or one that is gone changes nothing. */
export const removePasskey: Handler<typeof passkeyCalls.removePasskey> = async ({ db, caller }, { id }) => {
  await db.transaction((tx) => deletePasskey(tx, caller.userId, id))
  return {}
}
