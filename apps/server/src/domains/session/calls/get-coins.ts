import type { sessionCalls } from '@cliffhanger/contract/session/calls.ts'
import type { Coin } from '@cliffhanger/contract/session/schemas.ts'
import { messageText } from '@cliffhanger/i18n/server-texts.ts'
import type { Handler } from '../../../platform/http/handlers.ts'
import type { SessionDeps } from '../deps.ts'

const can = { can_recharge: 1, can_withdraw: 1, can_transfer: 1, can_convert: 1 } as const
const cannot = { can_recharge: 0, can_withdraw: 0, can_transfer: 0, can_convert: 0 } as const

/** The fixed set of coins, how to show amounts, and the solvency line of the last look at the ledger. */
export const getCoins =
  (deps: SessionDeps): Handler<typeof sessionCalls.getCoins> =>
  async ({ db, language }) => {
    const { money_name: moneyName, show_decimal: showDecimal } = await deps.platform()
    const list: Coin[] = [
      { ...can, coin_code: 'money', coin_name: moneyName, scale: 2, sort: 1 },
      { ...can, coin_code: 'gold', coin_name: messageText(language, 'coinGold'), scale: 0, can_withdraw: 0, sort: 2 },
      {
        ...cannot,
        coin_code: 'point',
        coin_name: messageText(language, 'coinPoint'),
        scale: 0,
        can_convert: 1,
        sort: 3,
      },
      { ...cannot, coin_code: 'treasure', coin_name: messageText(language, 'coinTreasure'), scale: 2, sort: 4 },
    ]
    return {
      list,
      money_name: moneyName,
      show_decimal: showDecimal,
      proof: await deps.domains.ledger.readPublicProof(db),
    }
  }
