import * as z from 'zod/mini'

/** The coins of the platform (entities.md, "Coin"); their names are the client's texts, money is called `money_name`. */
export const coinCodes = ['money', 'gold', 'point', 'treasure'] as const

export type CoinCode = (typeof coinCodes)[number]

export const coinCode = z.literal(coinCodes)

/** Decimals of each coin: its minor unit is 10^-scale. */
export const coinScale: Readonly<Record<CoinCode, number>> = { money: 2, gold: 0, point: 0, treasure: 2 }
