import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/database/db.ts'
import type { PrivateMessageSender } from './private-message-sender.ts'

/** Money or gold that was given in a chat (entities.md, "Message": r_p). */
export interface TransferCard {
  readonly senderId: number
  readonly peerId: number
  readonly transferId: number
  readonly coinCode: string
  /** Decimal text, as wallets show it. */
  readonly amount: string
  readonly remark: string
}

/** Stores the card as a message of the giver and delivers it after the commit; answers its id. */
export async function postTransferCard(sender: PrivateMessageSender, tx: Db, card: TransferCard): Promise<number> {
  const { senderId, peerId, transferId, coinCode, amount, remark } = card
  const message = await sender.post(tx, {
    senderId,
    peerId,
    localId: randomUUID(),
    chatType: 'private',
    messageType: 'r_p',
    contentText: JSON.stringify([
      { text: { content: '' } },
      { r_p: { transfer_id: transferId, coin_code: coinCode, amount, remark } },
    ]),
    refMessageId: 0,
    ip: '',
    fileKeys: [],
  })
  return message.msg_id
}
